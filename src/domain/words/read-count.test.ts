import { expect, test } from 'vitest';
import { countVectors } from '#tests/fixtures/typed/count-vectors.ts';
import { adColumns, adProblems, emptyAd } from '../advertising/ad-form.ts';
import { agendaColumns, agendaProblems, emptyAgenda } from '../agenda/agenda-form.ts';
import { columnsOf, emptyEvent, eventFormProblems } from '../event/form/event-form.ts';
import { emptyRank, rankColumns, rankProblems } from '../ranks/rank-form.ts';
import { codeArgs, codeFormProblems, emptyCodeForm } from '../rewards/code-form.ts';
import { readCount } from './read-count.ts';

test.each(countVectors)('%j is %j', (typed, count) => {
  expect(readCount(typed)).toBe(count);
});

type Problems = readonly { readonly field: string }[];
type Field = readonly [
  name: string,
  least: number,
  most: number,
  empty: number | null,
  read: (typed: string) => readonly [value: unknown, problems: Problems],
];
const TODAY = '2026-12-01';
const NOTHING_COMING: ReadonlySet<string> = new Set();

const rank = (name: 'level' | 'min_points' | 'min_events' | 'min_time_in_team', most: number) => {
  const is_level = name === 'level';
  const read = (typed: string) => {
    const form = { ...emptyRank, [name]: typed };
    return [rankColumns(form)[name], rankProblems(form)] as const;
  };
  return [name, is_level ? 1 : 0, most, is_level ? null : 0, read] as const;
};
const event = (name: 'max_op' | 'teams_count', most: number) => {
  const read = (typed: string) => {
    const form = { ...emptyEvent, [name]: typed };
    return [columnsOf(form)[name], eventFormProblems(form, { today: TODAY })] as const;
  };
  return [name, 0, most, 0, read] as const;
};
const codes = (name: 'count' | 'max_uses', most: number) => {
  const read = (typed: string) => {
    const form = { ...emptyCodeForm, patch_id: 'one', [name]: typed };
    return [codeArgs(form)[name], codeFormProblems(form, TODAY, NOTHING_COMING)] as const;
  };
  return [name, 1, most, null, read] as const;
};
const day = { date: TODAY, time: '09:00' };

/** Every field of a form that holds a count; `empty` is what an empty one means, null where it is a problem. */
const FIELDS: readonly Field[] = [
  event('max_op', 5_000),
  event('teams_count', 100),
  rank('level', 100),
  rank('min_points', 1_000_000),
  rank('min_events', 10_000),
  rank('min_time_in_team', 36_500),
  codes('count', 500),
  codes('max_uses', 100_000),
  [
    'priority',
    0,
    1_000,
    null,
    (priority) => {
      const form = { ...emptyAd, priority };
      return [adColumns(form).priority, adProblems(form)];
    },
  ],
  [
    'quorum',
    2,
    500,
    0,
    (quorum) => {
      const form = { ...emptyAgenda, ...day, quorum };
      return [agendaColumns(form).quorum ?? 0, agendaProblems(form)];
    },
  ],
];

test.each(FIELDS)(
  '%s takes every spelling of a count and cuts none',
  (name, least, most, empty, read) => {
    for (const [typed, count] of countVectors) {
      const [value, problems] = read(typed);
      const is_right = count === null ? empty !== null : count >= least && count <= most;
      const broken = problems.some(({ field }) => field === name);
      expect({ typed, broken }).toEqual({ typed, broken: !is_right });
      if (is_right) expect({ typed, value }).toEqual({ typed, value: count ?? empty });
    }
  },
);
