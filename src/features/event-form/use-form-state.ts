import { useCallback, useRef, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useUndoToast } from './use-undo-toast.ts';

/** What both forms keep beside their values. @param was_restored a draft was there */
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
    /** What is shown came out of a draft, and nobody has given that up. */
    restored,
    /** What was typed is written down elsewhere: leaving loses nothing, and keeps no draft. */
    onKept: useCallback(() => void (over.current = true), []),
    isOver: useCallback(() => over.current, []),
    /** @param bringBack puts into the form what it held */
    sayDiscarded: (bringBack: () => void) => {
      setRestored(false);
      sayWithUndo({
        tone: 'info',
        title: LL.event_form.draft.discarded(),
        undo: () => {
          bringBack();
          setRestored(true);
        },
      });
    },
  };
}
