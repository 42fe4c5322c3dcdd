import { expect, test } from 'vitest';
import {
  emptyRank,
  rankChanges,
  rankColumns,
  rankFormOf,
  rankProblems,
  type RankForm,
} from './rank-form.ts';

const form = (fields: Partial<RankForm>): RankForm => ({
  ...emptyRank,
  name: 'Sargento',
  ...fields,
});

test.each([
  [{}, {}],
  [{ name: '  ' }, { name: 'rank_incomplete' }],
  [{ name: 'x'.repeat(61) }, { name: 'text_too_long' }],
  [{ description: 'x'.repeat(501) }, { description: 'text_too_long' }],
  [{ level: '0' }, { level: 'rank_level_invalid' }],
  [{ level: '' }, { level: 'rank_level_invalid' }],
  [{ level: '1,5' }, { level: 'rank_level_invalid' }],
  [{ level: '101' }, { level: 'rank_level_invalid' }],
  [{ level: '100' }, {}],
  [{ min_points: '-1' }, { min_points: 'rank_points_invalid' }],
  [{ min_points: '', min_events: ' ', min_time_in_team: '' }, {}],
  [{ min_events: '10001' }, { min_events: 'rank_events_invalid' }],
  [{ min_time_in_team: 'um ano' }, { min_time_in_team: 'rank_days_invalid' }],
] satisfies [Partial<RankForm>, object][])(
  'the form with %j has the problems %j',
  (fields, codes) => {
    expect(
      Object.fromEntries(rankProblems(form(fields)).map(({ field, code }) => [field, code])),
    ).toEqual(codes);
  },
);

test('what is typed becomes columns, and columns become what is typed', () => {
  const columns = rankColumns(
    form({ name: ' Cabo ', description: ' ', level: '3', min_points: ' 050 ', min_events: '' }),
  );
  expect(columns).toEqual({
    name: 'Cabo',
    description: null,
    level: 3,
    min_points: 50,
    min_events: 0,
    min_time_in_team: 0,
  });
  expect(rankColumns(rankFormOf(columns))).toEqual(columns);
  expect(rankFormOf({ level: 2 })).toEqual({ ...emptyRank, level: '2' });
});

test('a change names the fields that differ, and what they were', () => {
  const before = form({ level: '3' });
  expect(rankChanges(before, { ...before, name: ' Sargento ' })).toBeUndefined();
  expect(rankChanges(before, { ...before, level: '4', description: 'Novo' })).toEqual({
    patch: { level: 4, description: 'Novo' },
    base: { level: 3, description: null },
  });
});
