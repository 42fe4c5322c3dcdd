import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useMutate, type Mutated } from '#actions/use-mutate.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import type { NotificationRow } from './use-notifications.ts';

/** As many ids as the mutation accepts; the server uses the instant anyway. */
const MOST_IDS = 500;

/** Marks one notification as read, or all up to the newest shown. Works offline too. */
export function useRead() {
  const { LL } = useI18nContext();
  const mutate = useMutate();
  const orSay = (asked: Mutated) => {
    if (!asked.ok) showToast({ tone: 'error', title: notKeptSentence(LL, asked.code) });
  };
  return {
    /** @param label its title, for Pendências */
    readOne: async ({ id, data }: NotificationRow, label: string): Promise<void> => {
      if (!data.read) orSay(await mutate('read_notification@1', { id }, { label }));
    },
    readAll: async ([newest, ...rest]: readonly NotificationRow[]): Promise<void> => {
      if (!newest) return;
      const unread = [newest, ...rest].filter(({ data }) => !data.read);
      const ids = unread.slice(0, MOST_IDS).map(({ id }) => id);
      const args = { up_to: newest.data.created_at, ids };
      const label = LL.notifications.title();
      orSay(await mutate('read_all_notifications@1', args, { label }));
    },
  };
}
