import { useForm } from '@tanstack/react-form';
import { useSendForm } from '#actions/use-send-form.ts';
import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import {
  mostPhotos,
  reportFields,
  reportFormOf,
  reportMerge,
  reportOf,
  refusedTexts,
  requiredTexts,
  textProblems,
  type Report,
  type ReportForm,
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
import { PhotoFields } from '#entities/picture/photo-fields.tsx';
import { drawPhoto } from './draw-photo.ts';
import { TextConflicts } from './text-conflicts.tsx';

type ReportSheetProps = {
  event: AgendaEvent;
  /** Once the entry is gone. */
  gone?: string | undefined;
  refused: OutboxRecord | undefined;
  onClose: () => void;
};

const readDraft = draftReader(reportFormOf(null));

/** What is told after an entry: a summary, and more if there is more, with photos. */
export function ReportSheet(props: ReportSheetProps) {
  const { event, refused } = props;
  const draft_key = draftKey(`report:${event.id}`, refused);
  const draft = useStoredDraft(draft_key, readDraft);
  if (draft === undefined) return null;
  const start = draft ?? startOf(reportFormOf(event.data.report), refused);
  return <Fields {...props} draft_key={draft_key} start={start} restored={draft !== null} />;
}

function startOf(now: ReportForm, refused: OutboxRecord | undefined): FormDraft<ReportForm> {
  if (!refused) return { base: now, values: now };
  const asked = refused.args as { report: Report } | { patch: object; base: object };
  // an older version sent the whole text
  if ('report' in asked) return { base: now, values: reportFormOf(asked.report) };
  return refusedTexts(now, asked);
}

const writtenIn = (row: Rows['team_records']): ReportForm | undefined =>
  row.kind === 'agenda_event' ? reportFormOf(row.data.report) : undefined;

type FieldsProps = ReportSheetProps & {
  draft_key: string;
  start: FormDraft<ReportForm>;
  restored: boolean;
};

/** Spec 2 §5. */
const FILES = {
  kind: 'team-media',
  draw: drawPhoto,
  accept: 'image/jpeg,image/png',
  most: mostPhotos,
} as const;

function Fields({ event, gone, refused, draft_key, start, restored, onClose }: FieldsProps) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.team_agenda.report;
  const state = useFormState(restored);
  const { element, isOver, onKept } = state;
  const { send, end } = useSendForm({ draft_key, refused, onKept, onClose });
  const { id, team_id } = event;
  const form = useForm({
    defaultValues: start.values,
    ...checkedBy((value: ReportForm) => textProblems(value, reportFields)),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: async ({ value }) => {
      // what another person wrote meanwhile is not overwritten unseen
      if (mustDecide()) return;
      const changes = reportMerge.changes(reportOf(followed.base), reportOf(value));
      if (!changes) return end();
      const said = { done: words.saved(), refused: words.failed() };
      const args = { id, team_id, ...changes } as MutationArgs<'save_report@2'>; // no problems
      await send('save_report@2', args, { label: event.data.title, said });
    },
  });
  const theirs = useCurrentRecord(id, writtenIn);
  const followed = useFollowedForm({ form, state, merge: reportMerge, start, theirs });
  const { mine, conflicts, draft, mustDecide, onDecide, discard } = followed;
  return (
    <SheetForm
      {...{ form, element, draft_key, draft, isOver, onClose, gone }}
      title={event.data.report ? words.edit() : words.write()}
      submit={LL.team_agenda.form.save()}
      onDiscard={state.restored ? discard : undefined}
      failure={state.failure}
    >
      <TextConflicts
        units={conflicts}
        mine={mine}
        theirs={theirs}
        label={(unit) => words[unit]()}
        show={(unit, shown) => (unit === 'photos' ? String(shown.photos.length) : shown[unit])}
        onDecide={onDecide}
      />
      {reportFields.map((name) => (
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
      <form.Field name="photos">
        {({ state: { value }, handleChange }) => (
          <PhotoFields
            legend={words.photos()}
            hint={words.photos_hint({ most: mostPhotos })}
            urls={value}
            onChange={handleChange}
            {...FILES}
          />
        )}
      </form.Field>
    </SheetForm>
  );
}
