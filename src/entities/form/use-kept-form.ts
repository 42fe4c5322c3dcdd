import { useNavigate } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence, notKeptSentence } from '#i18n/words/kept-words.ts';
import { useAccount } from '#live/account-context.ts';
import { takenLater, type Settled } from '#live/outbox/settled.ts';
import type { NotMutated } from '#live/outbox/with-room.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { persistStorage } from '#platform/kept/storage-quota.ts';
import { dropDraft } from '#sync/drafts/drafts.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

export type SaveOptions = {
  readonly draft_key: string;
  /** Earlier mutations that the server refused; they are discarded once the new one is stored. */
  readonly refused: readonly OutboxRecord[];
  /** What was typed is stored: leaving loses nothing. */
  readonly onKept: () => void;
  /** The form stays, with the reason. */
  readonly onFailed: (sentence: string) => void;
};

/** What a form does once it is stored on this device, or could not be. */
export function useKeptForm({ draft_key, refused, onKept, onFailed }: SaveOptions) {
  const { LL } = useI18nContext();
  const account = useAccount();
  const { db } = account.local;
  const { discard } = useOutboxActions();
  const navigate = useNavigate();
  return {
    keep: async () => {
      onKept();
      await dropDraft(db, draft_key);
      await Promise.all(refused.map(({ id }) => discard(id)));
      void persistStorage(); // from now on there is data worth keeping
    },
    /** For a mutation that could not be stored. @param said the title without a person, the failure */
    fail: (
      asked: NotMutated,
      said: { login_required: string; sentence: (reason: string) => string },
    ) => {
      const { code } = asked;
      if (code !== 'not_signed_in') return onFailed(said.sentence(notKeptSentence(LL, code)));
      showToast({ tone: 'error', title: said.login_required });
      void navigate({ to: '/auth', search: { from: location.pathname } });
    },
    /** @param done said when the server has taken all that was asked, also when that takes long */
    tell: (
      outcome: Exclude<Settled, { kind: 'refused' }>,
      done: string,
      asked: readonly OutboxRecord[],
    ): void => {
      const say = () => showToast({ tone: 'success', title: done });
      if (outcome.kind === 'applied') return say();
      if (outcome.kind === 'withdrawn') return undefined;
      const title = keptSentence(LL, outcome.way, LL.form.queued());
      showToast({ tone: 'info', title });
      const ids = asked.map(({ id }) => id);
      void takenLater(account, ids).then((taken) => taken && say());
    },
  };
}
