import { useState } from 'react';
import * as v from 'valibot';
import { eventDay } from '#domain/event-day.ts';
import { isOwner } from '#domain/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useEvent } from '#live/use-event.ts';
import { useOutbox } from '#live/use-outbox.ts';
import { eventFields } from '#sync/event-mutations/event.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import type { PointPicker } from './coordinates.tsx';
import { EditEventForm } from './edit-event-form.tsx';
import { editStart } from './edit-start.ts';
import { draftKey, useEventDraft } from './event-draft.ts';
import { EditPending } from './form-pending.tsx';
import { BrokenEvent, EventNotHere, NoSuchEvent, NotMyEvent } from './no-form.tsx';
import { refusedUpdates } from './refused-event.ts';
import { RefusedNote } from './refused-note.tsx';
import type { FormStart } from './use-event-form.ts';

type EditEventScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  pointPicker?: PointPicker;
};

const Fields = v.object(eventFields);

/** The screen that edits an event of mine (Spec 1 §2, /event/{id}/edit). */
export function EditEventScreen({ id, now, pointPicker }: EditEventScreenProps) {
  const event = useEvent(id);
  const person = usePerson();
  switch (event.state) {
    case 'loading':
      return <EditPending />;
    case 'absent':
      return <NoSuchEvent />;
    case 'not_here':
      return <EventNotHere />;
    case 'present':
      if (!isOwner(event.row, person?.id ?? null)) return <NotMyEvent id={id} />;
      if (!v.is(Fields, event.row)) return <BrokenEvent id={id} />;
      return <Present event={event.row} now={now} pointPicker={pointPicker} />;
  }
}

type PresentProps = { event: AirsoftEvent; now: string; pointPicker: PointPicker | undefined };

function Present({ event, now, pointPicker }: PresentProps) {
  const { LL } = useI18nContext();
  const outbox = useOutbox();
  const draft = useEventDraft(draftKey(event.id));
  const refused = outbox && refusedUpdates(outbox, event.id);
  // later data must not overwrite what is being typed
  const [start, setStart] = useState<FormStart>();
  if (!start && refused && draft !== undefined) setStart(editStart(event, draft, refused));
  if (!start || !refused) return <EditPending />;
  const last = refused.at(-1);
  return (
    <>
      <ScreenTitle>{`${LL.event_form.edit_title()}: ${event.name}`}</ScreenTitle>
      <PageHeader title={LL.event_form.edit_title()}>{event.name}</PageHeader>
      <div className="page-width flex flex-col gap-6 pt-6 pb-12">
        {last && last.error?.code !== 'event_changed' && (
          <RefusedNote title={LL.event_form.refused.update()} record={last} />
        )}
        <EditEventForm
          event={event}
          start={start}
          today={eventDay(now)}
          refused={refused}
          pointPicker={pointPicker}
        />
      </div>
    </>
  );
}
