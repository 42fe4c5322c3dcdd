import { tidy } from '#sync/kit/tidy.ts';
import { fieldByField, type ThreeForms } from '../form/form-merge.ts';
import { charCount } from '../words/char-count.ts';
import type { Problem } from '../words/problem.ts';
import type { AgendaData } from './agenda.ts';

/** What the database keeps at most of each text. */
export const longestWords = 2_000;
/** Photos of a report, at most. */
export const mostPhotos = 10;

export type Briefing = NonNullable<AgendaData['briefing']>;
export type Report = NonNullable<AgendaData['report']>;

export const briefingFields = ['objectives', 'equipment', 'roles', 'strategy', 'notes'] as const;
export const reportFields = ['summary', 'achievements', 'challenges', 'learnings'] as const;
export type BriefingField = (typeof briefingFields)[number];
export type ReportField = (typeof reportFields)[number];

/** Every text may be null: it is not written yet. */
type Columns<Saved> = {
  readonly [Field in keyof Saved]: Saved[Field] extends string | null
    ? string | null
    : Saved[Field];
};

/** As typed. '' = not given. */
export type BriefingForm = Readonly<Record<BriefingField, string>>;
export type ReportForm = Readonly<Record<ReportField, string>> & {
  /** Addresses of our own uploads. */
  readonly photos: readonly string[];
};

type TextCode = 'required' | 'text_too_long';

/** Spec 2 §5: objectives and equipment of a briefing, the summary of a report. */
export const requiredTexts: readonly string[] = ['objectives', 'equipment', 'summary'];

/** At most one problem per field. */
export function textProblems<Field extends BriefingField | ReportField>(
  form: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): Problem<Field, TextCode>[] {
  return fields.flatMap((field): Problem<Field, TextCode>[] => {
    const text = tidy(form[field]);
    if (text === '' && requiredTexts.includes(field)) return [{ field, code: 'required' }];
    return charCount(text) > longestWords ? [{ field, code: 'text_too_long' }] : [];
  });
}

export const briefingFormOf = (saved: Columns<Briefing> | null): BriefingForm => ({
  objectives: saved?.objectives ?? '',
  equipment: saved?.equipment ?? '',
  roles: saved?.roles ?? '',
  strategy: saved?.strategy ?? '',
  notes: saved?.notes ?? '',
});

export const reportFormOf = (saved: Columns<Report> | null): ReportForm => ({
  summary: saved?.summary ?? '',
  achievements: saved?.achievements ?? '',
  challenges: saved?.challenges ?? '',
  learnings: saved?.learnings ?? '',
  photos: saved?.photos ?? [],
});

/** Every field is decided by itself. */
export const briefingMerge = fieldByField(briefingFormOf(null));
const fields = fieldByField(reportFormOf(null));
/** The same of a report. Its photos are merged, so an officer never decides between two lists. */
export const reportMerge: typeof fields = {
  ...fields,
  conflicts: (forms) => fields.conflicts(withPhotos(forms)),
  follow: (forms) => fields.follow(withPhotos(forms)),
};

/** What either side added is there, what either took away is not: the photos of two officers stay. */
function withPhotos(forms: ThreeForms<ReportForm>): ThreeForms<ReportForm> {
  const [was, mine, theirs] = [forms.base.photos, forms.mine.photos, forms.theirs.photos];
  if (was.join() === theirs.join()) return forms;
  const photos = [
    ...theirs.filter((url) => mine.includes(url) || !was.includes(url)),
    ...mine.filter((url) => !theirs.includes(url) && !was.includes(url)),
  ];
  return {
    ...forms,
    base: { ...forms.base, photos: theirs },
    mine: { ...forms.mine, photos },
  };
}

/**
 * A form whose save was refused: what was typed, over what its writer saw before. Following the row
 * from there shows both texts where another person changed the same field.
 * @param now the form filled with the row as it is
 */
export function refusedTexts<Form extends BriefingForm | ReportForm>(
  now: Form,
  { patch, base }: { readonly patch: object; readonly base: object },
): { readonly base: Form; readonly values: Form } {
  const seen = { ...now, ...typed(base) };
  return { base: seen, values: { ...seen, ...typed(patch) } };
}

const typed = (columns: object): object =>
  Object.fromEntries(Object.entries(columns).map(([field, text]) => [field, text ?? '']));

const orNull = (typed: string): string | null => tidy(typed) || null;

/** A briefing as columns: null for an empty text, as for a text that was never written. */
export const briefingOf = (form: BriefingForm): Columns<Briefing> => ({
  objectives: orNull(form.objectives),
  equipment: orNull(form.equipment),
  roles: orNull(form.roles),
  strategy: orNull(form.strategy),
  notes: orNull(form.notes),
});

/** The same of a report. A photo that was not chosen is left out. */
export const reportOf = (form: ReportForm): Columns<Report> => ({
  summary: orNull(form.summary),
  achievements: orNull(form.achievements),
  challenges: orNull(form.challenges),
  learnings: orNull(form.learnings),
  photos: form.photos.filter((url) => url !== ''),
});
