import { useNavigate } from '@tanstack/react-router';
import { eventColumns, type EventForm } from '#domain/event-form.ts';
import { eventChanges } from '#domain/event-merge.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { keptSentence, notKeptSentence } from '#i18n/kept-words.ts';
import { refusalSentence } from '#i18n/refusal.ts';
import { useAccount } from '#live/account-context.ts';
import { settled, type Settled } from '#live/settled.ts';
import { useMutate, type Mutated } from '#live/use-mutate.ts';
import { useOutboxActions } from '#live/use-outbox-actions.ts';
import { persistStorage } from '#platform/storage-quota.ts';
import { dropDraft } from '#sync/drafts/drafts.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { showToast } from '#ui/toast-store.ts';

type SaveOptions = {
  readonly event_id: string;
  readonly draft_key: string;
  /** Earlier mutations that the server refused; they are discarded once the new one is stored. */
  readonly refused: readonly OutboxRecord[];
  /** What was typed is stored: leaving loses nothing. */
  readonly onKept: () => void;
  /** The form stays, with the reason. */
  readonly onFailed: (sentence: string) => void;
};

/** What both buttons do once the event is stored on this device. */
function useKept({ event_id, draft_key, refused, onKept, onFailed }: SaveOptions) {
  const { LL } = useI18nContext();
  const account = useAccount();
  const { discard } = useOutboxActions();
  const navigate = useNavigate();
  return {
    account,
    navigate,
    keep: async () => {
      onKept();
      await dropDraft(account.engine.db, draft_key);
      await Promise.all(refused.map(({ id }) => discard(id)));
      void persistStorage(); // from now on there is data worth keeping
    },
    show: () => navigate({ to: '/event/$id', params: { id: event_id } }),
    /** For a mutation that could not be stored. */
    fail: (asked: Extract<Mutated, { ok: false }>, sentence: (reason: string) => string) => {
      const { code } = asked;
      if (code !== 'not_signed_in') return onFailed(sentence(notKeptSentence(LL, code)));
      showToast({ tone: 'error', title: LL.event.save.login_required() });
      void navigate({ to: '/auth', search: { from: location.pathname } });
    },
  };
}

function tellKept(
  LL: TranslationFunctions,
  outcome: Exclude<Settled, { kind: 'refused' }>,
  done: string,
): void {
  if (outcome.kind === 'applied') return showToast({ tone: 'success', title: done });
  const title = keptSentence(LL, outcome.expired, LL.event_form.saved.queued());
  showToast({ tone: 'info', title });
}

/** Stores a new event and opens it at once; the server's outcome is shown as a toast. */
export function useCreateEvent(options: SaveOptions) {
  const { LL } = useI18nContext();
  const mutate = useMutate();
  const { account, navigate, keep, show, fail } = useKept(options);
  const words = LL.event_form;

  async function tell(asked: OutboxRecord) {
    const outcome = await settled(account, asked.id);
    if (outcome.kind !== 'refused') {
      return tellKept(LL, outcome, words.saved.created());
    }
    showToast({
      tone: 'error',
      title: LL.event.save.create_failed(),
      detail: refusalSentence(outcome.code, LL),
      action: {
        label: LL.common.edit(),
        run: () => void navigate({ to: '/event/create', search: { again: asked.id } }),
      },
    });
  }

  return async (form: EventForm): Promise<void> => {
    const args = { id: options.event_id, ...eventColumns(form) };
    const asked = await mutate('create_event@1', args, { label: args.name });
    if (!asked.ok) {
      return fail(asked, (reason) => `${LL.event.save.create_failed()}. ${reason}`);
    }
    await keep();
    await show();
    void tell(asked.value);
  };
}

/**
 * Stores the changes, and waits briefly for the server: a conflict is decided here, in the form.
 */
export function useUpdateEvent(options: SaveOptions) {
  const { LL } = useI18nContext();
  const mutate = useMutate();
  const { account, keep, show, fail } = useKept(options);
  const words = LL.event_form;

  return async (form: EventForm, base: EventForm): Promise<void> => {
    const changes = eventChanges(base, form);
    if (!changes) {
      await keep();
      await show();
      return showToast({ tone: 'info', title: words.saved.unchanged() });
    }
    const args = { id: options.event_id, ...changes };
    const asked = await mutate('update_event@1', args, { label: form.name.trim() });
    if (!asked.ok) return fail(asked, (message) => LL.event.save.failed({ message }));
    const outcome = await settled(account, asked.value.id);
    if (outcome.kind === 'refused') {
      if (outcome.code === 'invalid_args') return options.onFailed(LL.event.save.update_failed());
      const message = refusalSentence(outcome.code, LL);
      return options.onFailed(
        outcome.code === 'event_changed' ? message : LL.event.save.failed({ message }),
      );
    }
    await keep();
    await show();
    tellKept(LL, outcome, words.saved.updated());
  };
}
