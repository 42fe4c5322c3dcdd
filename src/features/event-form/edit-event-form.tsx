import type { EventUnit } from '#domain/event-merge.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import type { PointPicker } from './coordinates.tsx';
import { draftKey } from './event-draft.ts';
import { EventConflicts, type Decision } from './event-conflicts.tsx';
import { EventFields } from './event-fields.tsx';
import { focusUnit } from './focus-unit.ts';
import { FormFrame } from './form-frame.tsx';
import { UnsavedEvent } from './unsaved-event.tsx';
import { putFields, useEventForm, type FormStart } from './use-event-form.ts';
import { useFormState } from './use-form-state.ts';
import { useFollowEvent } from './use-follow-event.ts';
import { useUpdateEvent } from './use-save-event.ts';

type EditEventFormProps = {
  event: AirsoftEvent;
  start: FormStart;
  today: string;
  refused: readonly OutboxRecord[];
  pointPicker: PointPicker | undefined;
};

export function EditEventForm({ event, start, today, refused, pointPicker }: EditEventFormProps) {
  const { LL } = useI18nContext();
  const state = useFormState(start.restored);
  const { element, failure, setFailure, isOver } = state;
  const draft_key = draftKey(event.id);
  const update = useUpdateEvent({
    event_id: event.id,
    draft_key,
    refused,
    onKept: state.onKept,
    onFailed: setFailure,
  });
  const form = useEventForm({
    start,
    today,
    onInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async (values) => {
      setFailure('');
      if (conflicts.length > 0) {
        setFailure(LL.event_form.conflict.decide_first());
        return focusUnit(element.current, conflicts[0]!, 'conflict');
      }
      await update(values, base);
    },
  });
  const { base, mine, theirs, conflicts, decide, setBase } = useFollowEvent(form, start);

  const onDecide = (unit: EventUnit, decision: Decision) => {
    setFailure('');
    decide(unit, decision === 'theirs' ? 'theirs' : 'mine');
    const next = conflicts.find((other) => other !== unit);
    if (decision === 'edit' || !next) focusUnit(element.current, unit, 'field');
    else focusUnit(element.current, next, 'conflict');
  };
  const discard = () => {
    const now = theirs ?? base;
    setBase(now);
    putFields(form, now);
    state.sayDiscarded(() => {
      setBase(base);
      putFields(form, mine);
    });
  };
  return (
    <FormFrame
      form={form}
      element={element}
      title={LL.event_form.edit_title()}
      submit={LL.event_form.edit_submit()}
      back_to={event.id}
      failure={failure}
      onDiscard={state.restored ? discard : undefined}
    >
      {theirs && conflicts.length > 0 && (
        <EventConflicts units={conflicts} mine={mine} theirs={theirs} onDecide={onDecide} />
      )}
      <UnsavedEvent
        form={form}
        event_id={event.id}
        draft_key={draft_key}
        base={base}
        isOver={isOver}
      />
      <EventFields
        form={form}
        event_id={event.id}
        today={today}
        closed_because_full={event.closed_because_full}
        pointPicker={pointPicker}
      />
    </FormFrame>
  );
}
