import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAct } from './use-act.ts';

export type Cancelling = {
  readonly event_id: string;
  readonly operator_id: string;
  /** Shown in Pendências: the event. */
  readonly label: string;
};

/** Cancels my own place and says the outcome: done, kept for later, or refused. */
export function useCancel() {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.event.cancel;
  return ({ label, ...args }: Cancelling) =>
    act('cancel_registration@1', args, {
      label,
      said: {
        done: words.done(),
        refused: words.refused(),
        failed: words.failed(),
        waiting: words.waiting(),
      },
    });
}
