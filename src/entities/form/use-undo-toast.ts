import { useEffect, useRef } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { showToast, useToastStore } from '#ui/overlay/toast-store.ts';

type Undoable = { tone: 'info' | 'success'; title: string; undo: () => void };

/**
 * Says what happened to the form, with an undo. The toast closes with the form, because nothing can
 * be restored afterwards.
 */
export function useUndoToast(): (said: Undoable) => void {
  const { LL } = useI18nContext();
  const last = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      const { shown, dismiss } = useToastStore.getState();
      if (shown?.action && shown.action.run === last.current) dismiss();
    },
    [],
  );
  return ({ tone, title, undo }) => {
    last.current = undo;
    showToast({ tone, title, action: { label: LL.briefing.undo(), run: undo } });
  };
}
