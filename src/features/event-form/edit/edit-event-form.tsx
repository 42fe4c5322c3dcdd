import { eventMerge, sameEvent } from '#domain/event/form/event-merge.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { validationSentence } from '#i18n/outcomes/validation-sentence.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import type { PointPicker } from '../fields/coordinates.tsx';
import { draftKey } from '../draft/event-draft.ts';
import { EventConflicts } from './event-conflicts.tsx';
import { CancelForm } from '../cancel-form.tsx';
import { EventFields } from '../fields/event-fields.tsx';
import { FormFrame } from '#entities/form/form-frame.tsx';
import { UnsavedEvent } from '../draft/unsaved-event.tsx';
import { useEventForm, type FormStart } from '../use-event-form.ts';
import { useFollowedForm } from '#entities/form/follow/use-followed-form.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useCurrentEvent } from './use-current-event.ts';
import { useUpdateEvent } from '../use-save-event.ts';

type EditEventFormProps = {
  event: AirsoftEvent;
  start: FormStart;
  today: string;
  refused: readonly OutboxRecord[];
  /** Why the event can't be saved any more. */
  gone: string | undefined;
  pointPicker: PointPicker | undefined;
};

export function EditEventForm(props: EditEventFormProps) {
  const { event, start, today, refused, gone, pointPicker } = props;
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
    onInvalid: (problems) => {
      const sentences = problems.map(({ code }) => validationSentence([code], LL));
      const joined = [...new Set(sentences.filter(Boolean))].join('; ');
      setFailure(`${LL.event.save.update_failed()} ${joined}`);
      focusFirstInvalid(element.current);
    },
    onSubmit: async (values) => {
      if (mustDecide()) return;
      await update(values, followed.base);
    },
  });
  const theirs = useCurrentEvent(event.id);
  const followed = useFollowedForm({ form, state, merge: eventMerge, start, theirs });
  const { base, mine, conflicts, mustDecide, onDecide } = followed;
  const is_gone = gone !== undefined;
  return (
    <FormFrame
      form={form}
      element={element}
      title={LL.event_form.edit_title()}
      submit={LL.event_form.edit_submit()}
      cancel={<CancelForm back_to={is_gone ? undefined : event.id} />}
      failure={failure}
      onDiscard={state.restored ? followed.discard : undefined}
      gone={is_gone ? { title: gone, typed: !sameEvent(mine, base) } : undefined}
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
        is_gone={is_gone}
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
