import { useForm } from '@tanstack/react-form';
import { useSendForm } from '#actions/use-send-form.ts';
import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import {
  briefingFields,
  briefingFormOf,
  briefingMerge,
  briefingOf,
  refusedTexts,
  requiredTexts,
  textProblems,
  type Briefing,
  type BriefingForm,
} from '#domain/agenda/agenda-texts.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { draftKey, draftReader, type FormDraft } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useFollowedForm } from '#entities/form/follow/use-followed-form.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { useCurrentRecord } from '#entities/team/use-current-record.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import type { MutationArgs } from '#sync/mutations/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';
import { focusFirstInvalid } from '#ui/fields/focus-first-invalid.ts';
import { TextareaField } from '#ui/fields/text-field.tsx';
import { TextConflicts } from './text-conflicts.tsx';

type BriefingSheetProps = {
  event: AgendaEvent;
  /** Once the entry is gone. */
  gone?: string | undefined;
  refused: OutboxRecord | undefined;
  onClose: () => void;
};

const readDraft = draftReader(briefingFormOf(null));

/** What members read before an entry: objectives and equipment, and more if there is more. */
export function BriefingSheet(props: BriefingSheetProps) {
  const { event, refused } = props;
  const draft_key = draftKey(`briefing:${event.id}`, refused);
  const draft = useStoredDraft(draft_key, readDraft);
  if (draft === undefined) return null;
  const start = draft ?? startOf(briefingFormOf(event.data.briefing), refused);
  return <Fields {...props} draft_key={draft_key} start={start} restored={draft !== null} />;
}

function startOf(now: BriefingForm, refused: OutboxRecord | undefined): FormDraft<BriefingForm> {
  if (!refused) return { base: now, values: now };
  const asked = refused.args as { briefing: Briefing } | { patch: object; base: object };
  // an older version sent the whole text
  if ('briefing' in asked) return { base: now, values: briefingFormOf(asked.briefing) };
  return refusedTexts(now, asked);
}

const writtenIn = (row: Rows['team_records']): BriefingForm | undefined =>
  row.kind === 'agenda_event' ? briefingFormOf(row.data.briefing) : undefined;

type FieldsProps = BriefingSheetProps & {
  draft_key: string;
  start: FormDraft<BriefingForm>;
  restored: boolean;
};

function Fields({ event, gone, refused, draft_key, start, restored, onClose }: FieldsProps) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.team_agenda.briefing;
  const state = useFormState(restored);
  const { element, isOver, onKept } = state;
  const { send, end } = useSendForm({ draft_key, refused, onKept, onClose });
  const { id, team_id } = event;
  const form = useForm({
    defaultValues: start.values,
    ...checkedBy((value: BriefingForm) => textProblems(value, briefingFields)),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      // what another person wrote meanwhile is not overwritten unseen
      if (mustDecide()) return;
      const changes = briefingMerge.changes(briefingOf(followed.base), briefingOf(value));
      if (!changes) return end();
      const said = { done: words.saved(), refused: words.failed() };
      const args = { id, team_id, ...changes } as MutationArgs<'save_briefing@2'>; // no problems
      await send('save_briefing@2', args, { label: event.data.title, said });
    },
  });
  const theirs = useCurrentRecord(id, writtenIn);
  const followed = useFollowedForm({ form, state, merge: briefingMerge, start, theirs });
  const { mine, conflicts, draft, mustDecide, onDecide, discard } = followed;
  return (
    <SheetForm
      form={form}
      element={element}
      title={event.data.briefing ? words.edit() : words.write()}
      submit={LL.team_agenda.form.save()}
      draft_key={draft_key}
      draft={draft}
      isOver={isOver}
      onClose={onClose}
      onDiscard={state.restored ? discard : undefined}
      failure={state.failure}
      gone={gone}
    >
      <TextConflicts
        units={conflicts}
        mine={mine}
        theirs={theirs}
        label={(unit) => words[unit]()}
        show={(unit, shown) => shown[unit]}
        onDecide={onDecide}
      />
      {briefingFields.map((name) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <TextareaField
              label={words[name]()}
              {...(!requiredTexts.includes(name) && { mark: LL.common.optional() })}
              {...bound(field)}
            />
          )}
        </form.Field>
      ))}
    </SheetForm>
  );
}
