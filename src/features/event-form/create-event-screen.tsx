import { useState } from 'react';
import { emptyEvent, type EventForm } from '#domain/event/form/event-form.ts';
import { eventAtArena } from '#domain/arena/event-at-arena.ts';
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
  /** The arena in which it takes place. */
  arena_id?: string | undefined;
  pointPicker?: PointPicker;
};

/** The screen for a new event (Spec 1 §2, /event/create). */
export function CreateEventScreen(props: CreateEventScreenProps) {
  const { now, again, copied, arena_id, pointPicker } = props;
  const { LL } = useI18nContext();
  const outbox = useOutbox();
  const arena = useLiveRecord('arenas', arena_id ?? '');
  const draft_key = draftKey(
    again ?? (copied ? `copy:${copied.id}` : arena_id && `arena:${arena_id}`),
  );
  const draft = useEventDraft(draft_key);
  // if the draft's event exists already, it was sent just before the page was closed
  const sent = useLiveRecord('airsoft_events', draft?.event_id ?? '');
  const [start, setStart] = useState<FormStart>();
  const [refused, setRefused] = useState<OutboxRecord>();
  const is_known = draft !== undefined && sent.state !== 'loading' && arena.state !== 'loading';
  if (!start && outbox && is_known) {
    const here = arena_id && arena.state === 'present' ? eventAtArena(arena.row) : emptyEvent;
    const record = refusedCreate(outbox, again);
    setRefused(record);
    setStart(startOf(sent.state === 'absent' ? draft : null, record, copied?.values ?? here));
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

/**
 * The first values: a draft, a refused mutation, or what the form begins with, in this order.
 * @param base another event, an arena's, or empty; unchanged it is nothing to keep, or to ask about
 */
function startOf(
  draft: EventDraft | null,
  refused: OutboxRecord | undefined,
  base: EventForm,
): FormStart {
  if (draft) return { ...draft, base, restored: true };
  const values = refused ? formOfCreate(refused) : base;
  return { event_id: randomId(), values, base, restored: false };
}
