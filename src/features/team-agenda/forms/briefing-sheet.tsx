import {
  longestWords,
  briefingFields,
  briefingFormOf,
  briefingMerge,
  briefingOf,
  requiredTexts,
  textProblems,
  type BriefingForm,
} from '#domain/agenda/agenda-texts.ts';
import { draftReader } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { TextareaField } from '#ui/fields/text-field.tsx';
import { TextConflicts } from './text-conflicts.tsx';
import {
  useTextForm,
  useTextStart,
  type OpenTextProps,
  type TextKind,
  type TextSheetProps,
} from './use-text-form.ts';

const briefing: TextKind<BriefingForm> = {
  name: 'briefing',
  formOf: (data) => briefingFormOf(data.briefing),
  readDraft: draftReader(briefingFormOf(null)),
  problems: (form) => textProblems(form, briefingFields),
  merge: briefingMerge,
  changes: (base, mine) => briefingMerge.changes(briefingOf(base), briefingOf(mine)),
};

/** What members read before an entry: objectives and equipment, and more if there is more. */
export function BriefingSheet(props: TextSheetProps) {
  const start = useTextStart(briefing, props);
  return start && <Fields {...props} {...start} />;
}

function Fields(props: OpenTextProps<BriefingForm>) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.team_agenda.briefing;
  const { form, followed, sheet } = useTextForm(briefing, props);
  return (
    <SheetForm {...sheet}>
      <TextConflicts
        followed={followed}
        label={(unit) => words[unit]()}
        show={(unit, shown) => shown[unit]}
      />
      {briefingFields.map((name) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <TextareaField
              label={words[name]()}
              {...(!requiredTexts.includes(name) && { mark: LL.common.optional() })}
              {...bound(field, longestWords)}
            />
          )}
        </form.Field>
      ))}
    </SheetForm>
  );
}
