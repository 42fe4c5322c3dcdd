import { fieldByField } from '../form/form-merge.ts';
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
    const text = form[field].trim();
    if (text === '' && requiredTexts.includes(field)) return [{ field, code: 'required' }];
    return charCount(text) > longestWords ? [{ field, code: 'text_too_long' }] : [];
  });
}

export const briefingFormOf = (saved: Briefing | null): BriefingForm => ({
  objectives: saved?.objectives ?? '',
  equipment: saved?.equipment ?? '',
  roles: saved?.roles ?? '',
  strategy: saved?.strategy ?? '',
  notes: saved?.notes ?? '',
});

export const reportFormOf = (saved: Report | null): ReportForm => ({
  summary: saved?.summary ?? '',
  achievements: saved?.achievements ?? '',
  challenges: saved?.challenges ?? '',
  learnings: saved?.learnings ?? '',
  photos: saved?.photos ?? [],
});

/** Every field is decided by itself; the photos are one. */
export const briefingMerge = fieldByField(briefingFormOf(null));
export const reportMerge = fieldByField(reportFormOf(null));

const orNull = (typed: string): string | null => typed.trim() || null;

/** As it is sent; the form has no problems. */
export const briefingOf = (form: BriefingForm): Briefing => ({
  objectives: form.objectives.trim(),
  equipment: form.equipment.trim(),
  roles: orNull(form.roles),
  strategy: orNull(form.strategy),
  notes: orNull(form.notes),
});

/** As it is sent; the form has no problems. A photo that was not chosen is left out. */
export const reportOf = (form: ReportForm): Report => ({
  summary: form.summary.trim(),
  achievements: orNull(form.achievements),
  challenges: orNull(form.challenges),
  learnings: orNull(form.learnings),
  photos: form.photos.filter((url) => url !== ''),
});
