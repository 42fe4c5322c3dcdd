import { useNavigate } from '@tanstack/react-router';
import { paymentOf } from '#domain/event/event-facts.ts';
import { eventColumns, eventFormOf, type EventForm } from '#domain/event/form/event-form.ts';
import { eventChanges } from '#domain/event/form/event-merge.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { sayCreated } from '#entities/event/just-created.ts';
import { useKeptForm, type SaveOptions } from '#entities/form/use-kept-form.ts';
import { useLeaveForm } from '#entities/form/leave/use-leave-form.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence } from '#i18n/outcomes/refusal.ts';
import { useAccount } from '#live/account-context.ts';
import { settled } from '#live/outbox/settled.ts';
import type { NotMutated } from '#live/outbox/with-room.ts';
import { useMutateAll } from '#actions/use-mutate-all.ts';
import { useMutate } from '#actions/use-mutate.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { randomId } from '#platform/random-id.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

type EventSaveOptions = SaveOptions & { readonly event_id: string };

/** What both buttons do once the event is stored on this device. */
function useKeptEvent(options: EventSaveOptions) {
  const { LL } = useI18nContext();
  const account = useAccount();
  const navigate = useNavigate();
  const leave = useLeaveForm();
  const { keep, fail, tell } = useKeptForm(options);
  return {
    account,
    navigate,
    keep,
    tell,
    show: (id = options.event_id) => leave({ to: '/event/$id', params: { id } }),
    fail: (asked: NotMutated, sentence: (reason: string) => string) =>
      fail(asked, { login_required: LL.event.save.login_required(), sentence }),
  };
}

/**
 * Stores a new event, or one for each day of a series, and opens the first at once; the server's
 * outcome is shown as a toast.
 */
export function useCreateEvent(options: EventSaveOptions) {
  const { LL, locale } = useI18nContext();
  const mutateAll = useMutateAll();
  const { account, navigate, keep, tell: tellKept, show, fail } = useKeptEvent(options);
  const sent = useLiveRecord('airsoft_events', options.event_id);
  const payment = useLiveRecord('event_payments', options.event_id);
  const words = LL.event_form;

  async function tellSeries(asked: readonly OutboxRecord[]) {
    const outcomes = await Promise.all(asked.map(({ id }) => settled(account, id)));
    const refused = outcomes.find((one) => one.kind === 'refused');
    if (!refused) {
      const waiting = outcomes.find((one) => one.kind === 'waiting');
      const withdrawn = outcomes.find((one) => one.kind === 'withdrawn');
      const done = words.repeat.created({ count: asked.length });
      return tellKept(waiting ?? withdrawn ?? { kind: 'applied' }, done, asked);
    }
    const count = outcomes.filter((one) => one.kind === 'refused').length;
    showToast({
      tone: 'error',
      title: words.repeat.refused({ refused: count, count: asked.length }),
      detail: refusalSentence(refused.code, LL),
      action: { label: words.repeat.see(), run: () => void navigate({ to: '/outbox' }) },
    });
  }

  async function tell(asked: OutboxRecord) {
    const outcome = await settled(account, asked.id);
    if (outcome.kind !== 'refused') {
      return tellKept(outcome, words.saved.created(), [asked]);
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

  return async (form: EventForm, days: readonly string[] = [form.date]): Promise<void> => {
    const columns = eventColumns(form);
    const made_on = eventDay(new Date(account.local.source.now()).toISOString());
    // another tab has sent this draft: what differs from that is another event
    const paid = paymentOf(payment.state === 'present' ? payment.row : undefined);
    const is_other =
      sent.state === 'present' && eventChanges(eventFormOf({ ...sent.row, ...paid }), form);
    const event_id = is_other ? randomId() : options.event_id;
    const asks = days.map((date, at) => ({
      name: 'create_event@1' as const,
      args: { ...columns, date, made_on, ...(at === 0 && { id: event_id }) },
      label: days.length === 1 ? columns.name : `${columns.name} (${formatDay(date, locale)})`,
    }));
    const asked = await mutateAll(asks);
    if (!asked.ok) {
      return fail(asked, (reason) => `${LL.event.save.create_failed()}. ${reason}`);
    }
    await keep();
    sayCreated({ event_id, days });
    await show(event_id);
    const [first] = asked.value;
    void (asked.value.length === 1 ? tell(first!) : tellSeries(asked.value));
  };
}

/**
 * Stores the changes, and waits briefly for the server: a conflict is decided here, in the form.
 */
export function useUpdateEvent(options: EventSaveOptions) {
  const { LL } = useI18nContext();
  const mutate = useMutate();
  const { account, keep, tell, show, fail } = useKeptEvent(options);
  const words = LL.event_form;

  return async (form: EventForm, base: EventForm): Promise<void> => {
    const changes = eventChanges(base, form);
    if (!changes) {
      await keep();
      await show();
      return showToast({ tone: 'info', title: LL.form.unchanged() });
    }
    const args = { id: options.event_id, ...changes };
    const asked = await mutate('update_event@1', args, { label: form.name.trim() });
    if (!asked.ok) return fail(asked, (message) => LL.event.save.failed({ message }));
    const outcome = await settled(account, asked.value.id);
    if (outcome.kind === 'refused') {
      if (outcome.code === 'invalid_args') {
        // a key without a text returns ''
        const label = outcome.field && words.field[outcome.field as keyof typeof words.field]();
        const sentence = LL.event.save.update_failed();
        return options.onFailed(label ? `${sentence} (${label})` : sentence);
      }
      const message = refusalSentence(outcome.code, LL);
      return options.onFailed(
        outcome.code === 'event_changed' ? message : LL.event.save.failed({ message }),
      );
    }
    await keep();
    await show();
    tell(outcome, words.saved.updated(), [asked.value]);
  };
}
