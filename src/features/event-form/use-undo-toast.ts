import { useEffect, useRef } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { showToast, useToastStore } from '#ui/toast-store.ts';

type Undoable = { tone: 'info' | 'success'; title: string; undo: () => void };

/** Says what became of the form, with a way back; it goes with the form, where there is nothing to bring back. */
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
