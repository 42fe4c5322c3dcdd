import { useRetry } from '#actions/use-act.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

/** What a person decides about an action that waits or was refused, and what the app answers. */
export function useDecide() {
  const { LL } = useI18nContext();
  const retry = useRetry();
  const { sendNow, discard } = useOutboxActions();
  return {
    sendNow: () => void sendNow(),
    retry,
    discard: async (id: string) => {
      if (await discard(id)) showToast({ tone: 'info', title: LL.outbox.discarded() });
    },
  };
}
