import { tidy } from '#sync/kit/tidy.ts';
import type { Rows } from '#sync/records/collections.ts';
import { fieldByField } from '../form/form-merge.ts';
import { charCount } from '../words/char-count.ts';
import { readCountWithin } from '../words/read-count.ts';
import type { Problem } from '../words/problem.ts';

type RankData = Extract<Rows['team_records'], { kind: 'rank' }>['data'];

/** The form of a rank as it was typed (Spec 2 §3, §5). */
export type RankForm = {
  readonly name: string;
  readonly description: string;
  readonly level: string;
  readonly min_points: string;
  readonly min_events: string;
  /** Days. */
  readonly min_time_in_team: string;
};
type RankField = keyof RankForm;

/** The columns of a rank that a person writes. */
export type RankColumns = Pick<RankData, RankField>;
export type RankCode = 'rank_incomplete' | 'text_too_long' | (typeof NUMBERS)[NumberField];

export const emptyRank: RankForm = {
  name: '',
  description: '',
  level: '1',
  min_points: '0',
  min_events: '0',
  min_time_in_team: '0',
};

/** What each field holds at most; the database has the same limits. */
export const mostOfRank = {
  name: 60,
  description: 500,
  level: 100,
  min_points: 1_000_000,
  min_events: 10_000,
  min_time_in_team: 36_500,
} as const satisfies Record<RankField, number>;

/** The fields that hold a number, each with the sentence that says its limits. */
const NUMBERS = {
  level: 'rank_level_invalid',
  min_points: 'rank_points_invalid',
  min_events: 'rank_events_invalid',
  min_time_in_team: 'rank_days_invalid',
} as const;
type NumberField = keyof typeof NUMBERS;
const numberFields = Object.keys(NUMBERS) as NumberField[];

/** The form of an existing rank, or of what was asked for. */
export const rankFormOf = (rank: Partial<RankColumns>): RankForm => ({
  ...emptyRank,
  ...(rank.name !== undefined && { name: rank.name }),
  description: rank.description ?? '',
  ...Object.fromEntries(
    numberFields.flatMap((field) =>
      rank[field] === undefined ? [] : [[field, String(rank[field])]],
    ),
  ),
});

/** Spec 2 §5, Rank: a name, a level of at least 1, requirements of at least 0. */
export function rankProblems(form: RankForm): Problem<RankField, RankCode>[] {
  const problems: Problem<RankField, RankCode>[] = [];
  const name = tidy(form.name);
  if (name === '') problems.push({ field: 'name', code: 'rank_incomplete' });
  else if (charCount(name) > mostOfRank.name)
    problems.push({ field: 'name', code: 'text_too_long' });
  if (charCount(tidy(form.description)) > mostOfRank.description)
    problems.push({ field: 'description', code: 'text_too_long' });
  for (const field of numberFields)
    if (numberOf(form, field) === undefined) problems.push({ field, code: NUMBERS[field] });
  return problems;
}

/** The columns of a form without problems. */
export const rankColumns = (form: RankForm): RankColumns => ({
  name: tidy(form.name),
  description: tidy(form.description) || null,
  level: numberOf(form, 'level') ?? 1,
  min_points: numberOf(form, 'min_points') ?? 0,
  min_events: numberOf(form, 'min_events') ?? 0,
  min_time_in_team: numberOf(form, 'min_time_in_team') ?? 0,
});

/** Every field is decided by itself. */
export const rankMerge = fieldByField(emptyRank);

/** The arguments of update_rank@1; undefined when nothing changed. @param before what was seen */
export const rankChanges = (before: RankForm, after: RankForm) =>
  rankMerge.changes(rankColumns(before), rankColumns(after));

/** A whole number within the field's limits. An empty requirement asks for nothing. */
function numberOf(form: RankForm, field: NumberField): number | undefined {
  const is_level = field === 'level';
  const value = readCountWithin(form[field], is_level ? 1 : 0, mostOfRank[field]);
  return value ?? (value === null && !is_level ? 0 : undefined);
}
