import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAskAll } from './use-act.ts';

type Place = {
  readonly operator_id: string;
  /** Shown in Pendências: the event, and the person if the place is not mine. */
  readonly label: string;
};
export type Cancelling = Place & {
  readonly event_id: string;
  /** Places of people that I brought, cancelled together with it. */
  readonly others?: readonly Place[];
};

/**
 * Cancels a place of mine and says the outcome: done, kept for later, or refused. Others are stored
 * with it or not at all; a refusal of theirs stands in Pendências.
 */
export function useCancel() {
  const { LL } = useI18nContext();
  const askAll = useAskAll();
  const words = LL.event.cancel;
  return async ({ event_id, others = [], ...first }: Cancelling): Promise<void> => {
    const asks = [first, ...others].map(({ operator_id, label }) => ({
      name: 'cancel_registration@1' as const,
      args: { event_id, operator_id },
      label,
    }));
    const said = {
      done: words.done(),
      refused: words.refused(),
      failed: words.failed(),
      waiting: words.waiting(),
    };
    const asked = await askAll(asks, { said });
    if (asked.kept) await asked.settled;
  };
}
