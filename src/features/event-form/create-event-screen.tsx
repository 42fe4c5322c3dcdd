import { useState } from 'react';
import { emptyEvent, type EventForm } from '#domain/event/event-form.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { randomId } from '#platform/random-id.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import type { PointPicker } from './fields/coordinates.tsx';
import { CreateEventForm } from './create-event-form.tsx';
import { draftKey, useEventDraft, type EventDraft } from './draft/event-draft.ts';
import { FormPending } from './form-pending.tsx';
import { formOfCreate, refusedCreate } from './draft/refused-event.ts';
import { RefusedNote } from '#entities/form/refused-note.tsx';
import type { FormStart } from './use-event-form.ts';

type CopiedEvent = {
  readonly id: string;
  /** Its name. */
  readonly event: string;
  readonly values: EventForm;
};

type CreateEventScreenProps = {
  /** UTC ISO instant. */
  now: string;
  /** The id of a refused mutation that is to be corrected. */
  again: string | undefined;
  /** What the form begins with, from another event. */
  copied?: CopiedEvent;
  pointPicker?: PointPicker;
};

/** The screen for a new event (Spec 1 §2, /event/create). */
export function CreateEventScreen(props: CreateEventScreenProps) {
  const { now, again, copied, pointPicker } = props;
  const { LL } = useI18nContext();
  const outbox = useOutbox();
  const draft_key = draftKey(again ?? (copied && `copy:${copied.id}`));
  const draft = useEventDraft(draft_key);
  // if the draft's event exists already, it was sent just before the page was closed
  const sent = useLiveRecord('airsoft_events', draft?.event_id ?? '');
  const [start, setStart] = useState<FormStart>();
  const [refused, setRefused] = useState<OutboxRecord>();
  if (!start && outbox && draft !== undefined && sent.state !== 'loading') {
    const record = refusedCreate(outbox, again);
    setRefused(record);
    setStart(startOf(sent.state === 'absent' ? draft : null, record, copied));
  }
  if (!start) return <FormPending />;
  return (
    <>
      <ScreenTitle>{LL.event_form.create_title()}</ScreenTitle>
      <PageHeader title={LL.event_form.create_title()}>
        {copied && LL.event_form.copy_of({ event: copied.event })}
      </PageHeader>
      <div className="page-width flex flex-col gap-6 pt-6 pb-12">
        {refused && <RefusedNote title={LL.event_form.refused.create()} record={refused} />}
        <CreateEventForm
          start={start}
          today={eventDay(now)}
          now={now}
          draft_key={draft_key}
          refused={refused}
          copy_of={copied?.id}
          pointPicker={pointPicker}
        />
      </div>
    </>
  );
}

/** The first values: a draft, a refused mutation, another event, or an empty form, in this order. */
function startOf(
  draft: EventDraft | null,
  refused: OutboxRecord | undefined,
  copied: CopiedEvent | undefined,
): FormStart {
  // a copy that nobody has changed is nothing to keep, or to ask about
  const base = copied?.values ?? emptyEvent;
  if (draft) return { ...draft, base, restored: true };
  const values = refused ? formOfCreate(refused) : base;
  return { event_id: randomId(), values, base, restored: false };
}
