import { useCallback, useRef, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useUndoToast } from './use-undo-toast.ts';

/** What a form keeps besides its values. @param was_restored it began with a draft */
export function useFormState(was_restored: boolean) {
  const { LL } = useI18nContext();
  const sayWithUndo = useUndoToast();
  const element = useRef<HTMLFormElement>(null);
  const over = useRef(false);
  const [failure, setFailure] = useState('');
  const [restored, setRestored] = useState(was_restored);
  return {
    element,
    failure,
    setFailure,
    /** Whether the shown values come from a draft that was not discarded. */
    restored,
    /** What was typed is stored as a mutation: leaving loses nothing, and keeps no draft. */
    onKept: useCallback(() => void (over.current = true), []),
    isOver: useCallback(() => over.current, []),
    /** @param bringBack restores the discarded values */
    sayDiscarded: (bringBack: () => void) => {
      setRestored(false);
      sayWithUndo({
        tone: 'info',
        title: LL.form.draft.discarded(),
        undo: () => {
          bringBack();
          setRestored(true);
        },
      });
    },
  };
}
