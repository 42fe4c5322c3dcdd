import { useState } from 'react';
import { emptyEvent } from '#domain/event-form.ts';
import { eventDay } from '#domain/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecord } from '#live/use-live-record.ts';
import { useOutbox } from '#live/use-outbox.ts';
import { randomId } from '#platform/random-id.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import type { PointPicker } from './coordinates.tsx';
import { CreateEventForm } from './create-event-form.tsx';
import { draftKey, useEventDraft, type EventDraft } from './event-draft.ts';
import { FormPending } from './form-pending.tsx';
import { formOfCreate, refusedCreate } from './refused-event.ts';
import { RefusedNote } from './refused-note.tsx';
import type { FormStart } from './use-event-form.ts';

type CreateEventScreenProps = {
  /** UTC ISO instant. */
  now: string;
  /** The id of a refused mutation that is to be corrected. */
  again: string | undefined;
  pointPicker?: PointPicker;
};

/** The screen for a new event (Spec 1 §2, /event/create). */
export function CreateEventScreen({ now, again, pointPicker }: CreateEventScreenProps) {
  const { LL } = useI18nContext();
  const outbox = useOutbox();
  const draft_key = draftKey(again);
  const draft = useEventDraft(draft_key);
  // if the draft's event exists already, it was sent just before the page was closed
  const sent = useLiveRecord('airsoft_events', draft?.event_id ?? '');
  const [start, setStart] = useState<FormStart>();
  const [refused, setRefused] = useState<OutboxRecord>();
  if (!start && outbox && draft !== undefined && sent.state !== 'loading') {
    const record = refusedCreate(outbox, again);
    setRefused(record);
    setStart(startOf(sent.state === 'absent' ? draft : null, record));
  }
  if (!start) return <FormPending />;
  return (
    <>
      <ScreenTitle>{LL.event_form.create_title()}</ScreenTitle>
      <PageHeader title={LL.event_form.create_title()} />
      <div className="page-width flex flex-col gap-6 pt-6 pb-12">
        {refused && <RefusedNote title={LL.event_form.refused.create()} record={refused} />}
        <CreateEventForm
          start={start}
          today={eventDay(now)}
          draft_key={draft_key}
          refused={refused}
          pointPicker={pointPicker}
        />
      </div>
    </>
  );
}

/** The first values: a draft, a refused mutation, or an empty form, in this order. */
function startOf(draft: EventDraft | null, refused: OutboxRecord | undefined): FormStart {
  if (draft) return { ...draft, base: emptyEvent, restored: true };
  const values = refused ? formOfCreate(refused) : emptyEvent;
  return { event_id: randomId(), values, base: emptyEvent, restored: false };
}
