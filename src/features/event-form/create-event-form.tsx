import { emptyEvent } from '#domain/event-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import type { PointPicker } from './coordinates.tsx';
import { EventFields } from './event-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { UnsavedEvent } from './unsaved-event.tsx';
import { putFields, useEventForm, type FormStart } from './use-event-form.ts';
import { useFormState } from './use-form-state.ts';
import { useCreateEvent } from './use-save-event.ts';

type CreateEventFormProps = {
  start: FormStart;
  today: string;
  draft_key: string;
  refused: OutboxRecord | undefined;
  pointPicker: PointPicker | undefined;
};

export function CreateEventForm(props: CreateEventFormProps) {
  const { start, today, draft_key, refused, pointPicker } = props;
  const { LL } = useI18nContext();
  const state = useFormState(start.restored);
  const { element, failure, setFailure, isOver } = state;
  const create = useCreateEvent({
    event_id: start.event_id,
    draft_key,
    refused: refused ? [refused] : [],
    onKept: state.onKept,
    onFailed: setFailure,
  });
  const form = useEventForm({
    start,
    today,
    onInvalid: () => focusFirstInvalid(element.current),
    onSubmit: (values) => {
      setFailure('');
      return create(values);
    },
  });
  const discard = () => {
    const before = form.state.values;
    putFields(form, emptyEvent);
    state.sayDiscarded(() => putFields(form, before));
  };
  return (
    <FormFrame
      form={form}
      element={element}
      title={LL.event_form.create_title()}
      submit={LL.event_form.create_submit()}
      back_to={undefined}
      failure={failure}
      onDiscard={state.restored ? discard : undefined}
    >
      <UnsavedEvent
        form={form}
        event_id={start.event_id}
        draft_key={draft_key}
        base={emptyEvent}
        isOver={isOver}
      />
      <EventFields
        form={form}
        event_id={start.event_id}
        today={today}
        closed_because_full={false}
        pointPicker={pointPicker}
      />
    </FormFrame>
  );
}
