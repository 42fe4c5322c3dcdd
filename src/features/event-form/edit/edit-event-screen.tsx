import { eventDay } from '#domain/time/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import type { PointPicker } from '../fields/coordinates.tsx';
import { EditEventForm } from './edit-event-form.tsx';
import { MyEvent } from './my-event.tsx';
import { useEditStart } from './use-edit-start.ts';
import { EditPending } from '../form-pending.tsx';
import { RefusedNote } from '#entities/form/refused-note.tsx';

type EditEventScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  pointPicker?: PointPicker;
};

/**
 * The screen that edits an event of mine (Spec 1 §2, /event/{id}/edit). If the event is deleted
 * meanwhile, the form stays, so that its text can be copied.
 */
export function EditEventScreen({ id, ...rest }: EditEventScreenProps) {
  const { LL } = useI18nContext();
  return (
    <MyEvent id={id} pending={<EditPending />}>
      {(event, is_gone) => (
        <Present event={event} gone={is_gone ? LL.event.absent() : undefined} {...rest} />
      )}
    </MyEvent>
  );
}

type PresentProps = {
  event: AirsoftEvent;
  gone: string | undefined;
  now: string;
  pointPicker?: PointPicker;
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
        {last && gone === undefined && last.error?.code !== 'event_changed' && (
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
