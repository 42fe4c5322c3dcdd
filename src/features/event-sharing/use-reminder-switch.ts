import { useMemo } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useMutate } from '#actions/use-mutate.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { isWaiting } from '#sync/outbox/outbox.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

const choices: LiveQuery<'my_records'> = {
  find: { selector: { kind: { $eq: 'reminder' } } },
  keep: ({ kind }) => kind === 'reminder',
};

/** Whether I want the reminders of this event: on all my devices, and without a signal too. */
export function useReminderSwitch({ id: event_id, name }: Pick<AirsoftEvent, 'id' | 'name'>) {
  const { LL } = useI18nContext();
  const mutate = useMutate();
  const outbox = useOutbox();
  const found = useLiveRecords('my_records', choices);
  const mine = useMemo(
    () =>
      found.state === 'loading'
        ? undefined
        : found.rows.findLast((row) => row.kind === 'reminder' && row.data.event_id === event_id),
    [found, event_id],
  );
  const waits = outbox?.some(
    (record) => record.lane === `reminders:${event_id}` && isWaiting(record),
  );

  async function change(on: boolean) {
    const args = { event_id, is_off: !on, ...(mine && { id: mine.id }) };
    const asked = await mutate('switch_reminders@1', args, { label: name });
    if (asked.ok) return;
    const detail = notKeptSentence(LL, asked.code);
    showToast({ tone: 'error', title: LL.event.reminders.not_switched(), detail });
  }
  return {
    known: found.state === 'present',
    on: !(mine?.kind === 'reminder' && mine.data.is_off),
    waits: waits === true,
    change: (on: boolean) => void change(on),
  };
}
