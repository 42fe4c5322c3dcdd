import { describe, expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { arrivedSeed, MOST_DIFFERENCE, splitArrived, type ArrivedPerson } from './arrived-split.ts';

const person = (id: string, given: Partial<ArrivedPerson> = {}): ArrivedPerson => ({
  id,
  name: id,
  team: null,
  class: null,
  experience: null,
  invited_by: null,
  at: null,
  ...given,
});

const seed = fc.nat({ max: 0xffff_ffff });
const teams = fc.integer({ min: 1, max: 8 });
const maybe = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: null });
const crowd = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    name: fc.constantFrom('Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Gil', 'Ivo', 'Zé'),
    team: maybe('Lobos', 'LOBOS ', 'Corvos', ''),
    class: maybe('assault', 'sniper', 'medic'),
    experience: maybe('iniciante', 'veterano'),
    invited_by: maybe('ana', 'Caio', 'ninguém'),
    at: fc.constant(null),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const sizes = (split: readonly string[][]) => split.map(({ length }) => length);
const spread = (split: readonly string[][]) =>
  Math.max(...sizes(split)) - Math.min(...sizes(split));
/** The same people with the teams that the split gave them. */
const placed = (people: readonly ArrivedPerson[], split: readonly string[][]) =>
  people.map((one) => ({ ...one, at: split.findIndex((ids) => ids.includes(one.id)) }));

describe('a split of the people who came', () => {
  test('puts everybody in exactly one team, and sizes hardly differ', () => {
    fc.assert(
      fc.property(seed, crowd, teams, (s, people, n) => {
        const split = splitArrived(s, people, n);
        expect(split).toHaveLength(n);
        expect(split.flat().toSorted()).toEqual(people.map(({ id }) => id).toSorted());
        expect(spread(split)).toBeLessThanOrEqual(MOST_DIFFERENCE);
      }),
    );
  });

  test('is the same on every phone, in whatever order its rows are listed', () => {
    const listings = crowd.chain((people) =>
      fc.tuple(fc.constant(people), fc.shuffledSubarray(people, { minLength: people.length })),
    );
    fc.assert(
      fc.property(seed, listings, teams, (s, [people, other_order], n) => {
        expect(splitArrived(s, other_order, n)).toEqual(splitArrived(s, people, n));
      }),
    );
  });

  test('moves nobody when others arrive late, while the sizes are in bounds', () => {
    fc.assert(
      fc.property(seed, seed, crowd, crowd, teams, (s, other, first, late, n) => {
        const before = splitArrived(s, first, n);
        const known = new Set(first.map(({ id }) => id));
        const all = [...placed(first, before), ...late.filter(({ id }) => !known.has(id))];
        const after = splitArrived(other, all, n);
        for (const [at, ids] of before.entries())
          for (const id of ids) expect(after[at]).toContain(id);
        expect(spread(after)).toBeLessThanOrEqual(MOST_DIFFERENCE);
      }),
    );
  });

  test('draws again for another seed', () => {
    const people = Array.from('abcdefghijklmnop', (id) => person(id));
    const drawn = [1, 2, 3, 4].map((s) => splitArrived(s, people, 2)[0]!.toSorted().join(''));
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test.each([0, 101, NaN])('refuses %d teams', (n) => {
    expect(() => splitArrived(1, [], n)).toThrow(RangeError);
  });
});

test('a squad stays together, however its name is written, and a newcomer with who invited them', () => {
  const wolves = ['a1', 'a2', 'a3'].map((id, n) =>
    person(id, { team: ['Lobos', 'lobos', ' LOBOS'][n]! }),
  );
  const ana = person('b1', { name: 'Ana  Souza' });
  const newcomer = person('b2', { name: 'Zé', invited_by: 'ana souza' });
  const others = ['c1', 'c2', 'c3', 'c4', 'c5'].map((id) => person(id));
  for (let s = 0; s < 50; s += 1) {
    const split = splitArrived(s, [...wolves, ana, newcomer, ...others], 2);
    const team_of = (id: string) => split.findIndex((ids) => ids.includes(id));
    expect(new Set(wolves.map(({ id }) => team_of(id))).size).toBe(1);
    expect(team_of('b1')).toBe(team_of('b2'));
  }
});

test('a name that two people have invites nobody', () => {
  const two = [person('a1', { name: 'Ana' }), person('a2', { name: 'ana' })];
  const newcomer = person('z', { invited_by: 'Ana' });
  const together = (s: number) =>
    splitArrived(s, [...two, newcomer, person('x')], 2).findIndex((ids) => ids.includes('z'));
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(together)).size).toBe(2);
});

test('classes and experience are spread', () => {
  const people = Array.from({ length: 12 }, (_, n) =>
    person(`p${n}`, {
      class: n < 4 ? 'sniper' : n < 8 ? 'medic' : 'assault',
      experience: n % 2 ? 'iniciante' : 'veterano',
    }),
  );
  for (let s = 0; s < 50; s += 1) {
    const [first] = splitArrived(s, people, 2);
    const snipers = first!.filter((id) => ['p0', 'p1', 'p2', 'p3'].includes(id));
    expect(snipers).toHaveLength(2);
  }
});

test('a squad as large as all others together is one team; a larger one is parted', () => {
  const squad = (n: number) => Array.from({ length: n }, (_, i) => person(`s${i}`, { team: 'S' }));
  const others = ['o1', 'o2', 'o3', 'o4'].map((id) => person(id));
  const [one, two] = splitArrived(3, [...squad(4), ...others], 2);
  expect([one, two].map((ids) => ids!.join('').replace(/\d/g, '')).toSorted()).toEqual([
    'oooo',
    'ssss',
  ]);
  expect(spread(splitArrived(3, [...squad(9), ...others], 2))).toBeLessThanOrEqual(MOST_DIFFERENCE);
});

test('who comes late joins their squad, while that team is not too large', () => {
  const here = ['a', 'b', 'c', 'd'].map((id, n) =>
    person(id, { at: n % 2, ...(n % 2 && { team: 'Lobos' }) }),
  );
  const late = person('late', { team: 'lobos' });
  for (let s = 0; s < 20; s += 1) expect(splitArrived(s, [...here, late], 2)[1]).toContain('late');
});

test('when a team has emptied, as few people move as bring the sizes within bounds', () => {
  const left = Array.from({ length: 9 }, (_, n) => person(`p${n}`, { at: n < 7 ? 0 : 1 }));
  const split = splitArrived(1, left, 2);
  expect(sizes(split)).toEqual([5, 4]);
  const moved = left.filter(({ id, at }) => !split[at!]!.includes(id));
  expect(moved).toHaveLength(2);
  expect(sizes(splitArrived(1, left.slice(1), 2))).toEqual([5, 3]); // one moved
  expect(sizes(splitArrived(1, left.slice(3), 2))).toEqual([4, 2]); // no one moved
});

test('every phone begins with the same seed, and draws again with the same next one', () => {
  const first = arrivedSeed('00000000-0000-4000-8000-000000000001', null);
  expect(first).toBe(arrivedSeed('00000000-0000-4000-8000-000000000001', null));
  expect(first).not.toBe(arrivedSeed('00000000-0000-4000-8000-000000000002', null));
  const next = arrivedSeed('any', first);
  expect(next).not.toBe(first);
  expect(next).toBe(arrivedSeed('other', first));
  for (const seed of [first, next]) expect(seed).toBe(seed >>> 0);
});
