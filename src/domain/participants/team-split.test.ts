import { describe, expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { below, mulberry32, shuffled } from './seeded-random.ts';
import { splitTeamName, splitTeams } from './team-split.ts';

const seed = fc.nat({ max: 0xffff_ffff });
const people = fc.uniqueArray(fc.uuid(), { maxLength: 120 });
const teams = fc.integer({ min: 1, max: 100 });

describe('a split', () => {
  test('puts everybody in exactly one team, and sizes differ by at most one', () => {
    fc.assert(
      fc.property(seed, people, teams, (s, ids, n) => {
        const split = splitTeams(s, ids, n);
        expect(split).toHaveLength(n);
        expect(split.flat().toSorted()).toEqual(ids.toSorted());
        const sizes = split.map((team) => team.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is the same for the same seed, in whatever order people are listed', () => {
    const listings = people.chain((ids) =>
      fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })),
    );
    fc.assert(
      fc.property(seed, listings, teams, (s, [ids, other_order], n) => {
        expect(splitTeams(s, other_order, n)).toEqual(splitTeams(s, ids, n));
      }),
    );
  });

  test('does not change the given list', () => {
    const ids = ['c', 'a', 'b'];
    splitTeams(7, ids, 2);
    expect(ids).toEqual(['c', 'a', 'b']);
  });

  // Saved events store their seed: changing these values breaks the splits of the past.
  test('never changes for a given seed', () => {
    const teamsOf = (s: number) =>
      splitTeams(s, Array.from('abcdefghij'), 3).map((team) => team.join(''));
    expect(teamsOf(0)).toEqual(['edfi', 'bga', 'cjh']);
    expect(teamsOf(20_261_121)).toEqual(['bifd', 'eja', 'ghc']);
    expect(teamsOf(0xffff_ffff)).toEqual(['hfeb', 'gda', 'ijc']);
  });

  test.each([0, -1, 1.5, 101, NaN])('refuses %d teams', (n) => {
    expect(() => splitTeams(1, [], n)).toThrow(RangeError);
  });

  test('gives every order the same probability', () => {
    const seen = new Map<string, number>();
    for (let s = 0; s < 6_000; s += 1) {
      const order = shuffled(['a', 'b', 'c'], mulberry32(s)).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    // 6 orders, 1,000 each on average, standard deviation 29: 6 deviations
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(175);
  });
});

describe('mulberry32', () => {
  test('gives the numbers of the published algorithm', () => {
    const next = mulberry32(1);
    expect([next(), next(), next()]).toEqual([2_693_262_067, 11_749_833, 2_265_367_787]);
  });

  test('draws again in the incomplete last interval', () => {
    // 2^32 = 3 × 1,431,655,765 + 1: the highest number lies in no whole interval
    const drawn = [0xffff_ffff, 7];
    expect(below(3, () => drawn.shift()!)).toBe(1);
    expect(drawn).toEqual([]);
  });
});

test('teams are called Equipe 1 to Equipe N', () => {
  expect([0, 1, 9].map(splitTeamName)).toEqual(['Equipe 1', 'Equipe 2', 'Equipe 10']);
});
