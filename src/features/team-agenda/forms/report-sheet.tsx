import {
  longestWords,
  mostPhotos,
  reportFields,
  reportFormOf,
  reportMerge,
  reportOf,
  requiredTexts,
  textProblems,
  type ReportForm,
} from '#domain/agenda/agenda-texts.ts';
import { draftReader } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { PhotoFields } from '#entities/picture/photo-fields.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { TextareaField } from '#ui/fields/text-field.tsx';
import { drawPhoto } from './draw-photo.ts';
import { TextConflicts } from './text-conflicts.tsx';
import {
  useTextForm,
  useTextStart,
  type OpenTextProps,
  type TextKind,
  type TextSheetProps,
} from './use-text-form.ts';

const report: TextKind<ReportForm> = {
  name: 'report',
  formOf: (data) => reportFormOf(data.report),
  readDraft: draftReader(reportFormOf(null)),
  problems: (form) => [
    ...textProblems(form, reportFields),
    // those of two people together; the photos say it
    ...(form.photos.length > mostPhotos ? [{ field: 'photos', code: 'too_many' }] : []),
  ],
  merge: reportMerge,
  changes: (base, mine) => reportMerge.changes(reportOf(base), reportOf(mine)),
};

/** Spec 2 §5. */
const FILES = {
  kind: 'team-media',
  draw: drawPhoto,
  accept: 'image/jpeg,image/png',
  most: mostPhotos,
} as const;

/** What is told after an entry: a summary, and more if there is more, with photos. */
export function ReportSheet(props: TextSheetProps) {
  const start = useTextStart(report, props);
  return start && <Fields {...props} {...start} />;
}

function Fields(props: OpenTextProps<ReportForm>) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.team_agenda.report;
  const { form, followed, sheet } = useTextForm(report, props);
  return (
    <SheetForm {...sheet}>
      <TextConflicts
        followed={followed}
        label={(unit) => words[unit]()}
        show={(unit, shown) => String(shown[unit])}
      />
      {reportFields.map((name) => (
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
      <form.Field name="photos">
        {({ state: { value }, handleChange }) => (
          <PhotoFields
            legend={words.photos()}
            hint={`${words.photos_hint({ most: mostPhotos })} ${LL.picture.by_address()}`}
            urls={value}
            onChange={handleChange}
            {...FILES}
          />
        )}
      </form.Field>
    </SheetForm>
  );
}
