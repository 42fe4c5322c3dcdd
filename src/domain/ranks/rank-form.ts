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
export type RankCode = 'rank_incomplete' | 'requirement_invalid' | 'text_too_long';

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

const NUMBERS = ['level', 'min_points', 'min_events', 'min_time_in_team'] as const;
type NumberField = (typeof NUMBERS)[number];

/** The form of an existing rank, or of what was asked for. */
export const rankFormOf = (rank: Partial<RankColumns>): RankForm => ({
  ...emptyRank,
  ...(rank.name !== undefined && { name: rank.name }),
  description: rank.description ?? '',
  ...Object.fromEntries(
    NUMBERS.flatMap((field) => (rank[field] === undefined ? [] : [[field, String(rank[field])]])),
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
  for (const field of NUMBERS) {
    if (numberOf(form, field) !== undefined) continue;
    problems.push({ field, code: field === 'level' ? 'rank_incomplete' : 'requirement_invalid' });
  }
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
