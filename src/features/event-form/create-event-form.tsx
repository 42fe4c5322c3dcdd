import { notRepeated, seriesDays } from '#domain/event/form/series.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import type { PointPicker } from './fields/coordinates.tsx';
import { CancelForm } from './cancel-form.tsx';
import { EventFields } from './fields/event-fields.tsx';
import { FormFrame } from '#entities/form/form-frame.tsx';
import { RepeatFields } from './series/repeat-fields.tsx';
import { UnsavedEvent } from './draft/unsaved-event.tsx';
import { useEventForm, type FormStart } from './use-event-form.ts';
import { useState } from 'react';
import { useFormState } from '#entities/form/use-form-state.ts';
import { putValues } from '#entities/form/put-values.ts';
import { useCreateEvent } from './use-save-event.ts';

type CreateEventFormProps = {
  start: FormStart;
  today: string;
  /** UTC ISO instant. */
  now: string;
  draft_key: string;
  refused: OutboxRecord | undefined;
  /** The event to return to on cancelling a copy of it. */
  copy_of: string | undefined;
  pointPicker: PointPicker | undefined;
};

export function CreateEventForm(props: CreateEventFormProps) {
  const { start, today, now, draft_key, refused, copy_of, pointPicker } = props;
  const { LL } = useI18nContext();
  const [repeat, setRepeat] = useState(start.repeat ?? notRepeated);
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
      return create(values, seriesDays(values.date, repeat));
    },
  });
  const discard = () => {
    const before = form.state.values;
    putValues(form, start.base);
    setRepeat(notRepeated);
    state.sayDiscarded(() => {
      putValues(form, before);
      setRepeat(repeat);
    });
  };
  return (
    <FormFrame
      form={form}
      element={element}
      title={LL.event_form.create_title()}
      submit={
        repeat.every_weeks === 0
          ? LL.event_form.create_submit()
          : LL.event_form.repeat.submit({ count: repeat.times })
      }
      cancel={<CancelForm back_to={copy_of} />}
      failure={failure}
      onDiscard={state.restored ? discard : undefined}
    >
      <UnsavedEvent
        form={form}
        event_id={start.event_id}
        draft_key={draft_key}
        base={start.base}
        repeat={repeat}
        isOver={isOver}
      />
      <EventFields
        form={form}
        event_id={start.event_id}
        today={today}
        closed_because_full={false}
        repeat={
          // a refused event is corrected alone
          refused ? undefined : (
            <RepeatFields form={form} repeat={repeat} onRepeat={setRepeat} now={now} />
          )
        }
        pointPicker={pointPicker}
      />
    </FormFrame>
  );
}
