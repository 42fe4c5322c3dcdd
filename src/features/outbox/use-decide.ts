import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/kept-words.ts';
import { useOutboxActions } from '#live/use-outbox-actions.ts';
import { showToast } from '#ui/toast-store.ts';

/** What a person decides about one that waits or was refused, and what is said of it. */
export function useDecide() {
  const { LL } = useI18nContext();
  const { sendNow, retry, discard } = useOutboxActions();
  return {
    sendNow: () => void sendNow(),
    retry: async (id: string) => {
      const failed = await retry(id);
      if (failed) showToast({ tone: 'error', title: notKeptSentence(LL, failed) });
    },
    discard: async (id: string) => {
      if (await discard(id)) showToast({ tone: 'info', title: LL.outbox.discarded() });
    },
  };
}
