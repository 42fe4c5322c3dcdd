import * as v from 'valibot';
import { eventDay } from '#domain/time/event-day.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useEvent } from '#live/event/use-event.ts';
import { eventFields } from '#sync/event-mutations/event.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import type { PointPicker } from '../fields/coordinates.tsx';
import { EditEventForm } from './edit-event-form.tsx';
import { useEditStart } from './use-edit-start.ts';
import { EditPending } from '../form-pending.tsx';
import { BrokenEvent, EventNotHere, NoSuchEvent, NotMyEvent } from '#entities/event/no-event.tsx';
import { RefusedNote } from '#entities/form/refused-note.tsx';
import { useLastRow } from '#entities/form/sheet/use-last-row.ts';

type EditEventScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  pointPicker?: PointPicker;
};

const Fields = v.object(eventFields);

/**
 * The screen that edits an event of mine (Spec 1 §2, /event/{id}/edit). If the event is deleted
 * meanwhile, the form stays, so that its text can be copied.
 */
export function EditEventScreen({ id, now, pointPicker }: EditEventScreenProps) {
  const { LL } = useI18nContext();
  const event = useEvent(id);
  const person = usePerson();
  const here = event.state === 'present' && isEditable(event.row, person) ? event.row : undefined;
  const last = useLastRow(id, here);
  if (last && isOwner(last, person)) {
    const gone = event.state === 'absent' ? LL.event.absent() : undefined;
    return <Present event={last} gone={gone} now={now} pointPicker={pointPicker} />;
  }
  switch (event.state) {
    case 'loading':
      return <EditPending />;
    case 'absent':
      return <NoSuchEvent />;
    case 'not_here':
      return <EventNotHere />;
    case 'present':
      return isOwner(event.row, person) ? <BrokenEvent id={id} /> : <NotMyEvent id={id} />;
  }
}

const isEditable = (event: AirsoftEvent, person: ReturnType<typeof usePerson>): boolean =>
  isOwner(event, person) && v.is(Fields, event);

type PresentProps = {
  event: AirsoftEvent;
  gone: string | undefined;
  now: string;
  pointPicker: PointPicker | undefined;
};

function Present({ event, gone, now, pointPicker }: PresentProps) {
  const { LL } = useI18nContext();
  const begun = useEditStart(event);
  if (!begun) return <EditPending />;
  const { start, refused } = begun;
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
          gone={gone}
          pointPicker={pointPicker}
        />
      </div>
    </>
  );
}
