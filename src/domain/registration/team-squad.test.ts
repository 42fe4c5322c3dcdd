import { describe, expect, test } from 'vitest';
import type { Rows } from '#sync/records/collections.ts';
import type { Friend } from './squad.ts';
import { mateAsFriend, matesFor, matesToBring } from './team-squad.ts';

const member = (n: number, changes: Partial<Rows['team_members']> = {}): Rows['team_members'] => ({
  id: `m${n}`,
  team_id: 't1',
  user_id: `u${n}`,
  name: `Pessoa ${'ABCDEF'[n]}`,
  role: 'member',
  approved: true,
  rank_id: null,
  created_at: '2026-11-01T12:00:00Z',
  whatsapp: `551190000000${n}`,
  instagram: null,
  avatar_url: null,
  rank_assigned_by: null,
  points: null,
  events_count: null,
  subscribed: false,
  rev: 1,
  sync_xid: 1,
  ...changes,
});
const person = (name: string, changes: object = {}) => ({
  name,
  user_id: null as string | null,
  whatsapp: null as string | null,
  ...changes,
});
const mates = (people: ReturnType<typeof person>[], members = [1, 2, 3].map((n) => member(n))) =>
  matesFor({ members, my_id: 'u0', friends: [], people });
const states = (of: readonly { state: string }[]) => of.map(({ state }) => state);

test('everybody of the team but me, and not who only asks to join', () => {
  const members = [member(2), member(0), member(1), member(3, { approved: false })];
  expect(mates([], members).map(({ member: { id } }) => id)).toEqual(['m1', 'm2']);
});

describe('who is on the list already', () => {
  test('by the account, or by a number that I may see', () => {
    const people = [
      person('Outro nome', { user_id: 'u1' }),
      person('Mais um', { whatsapp: '5511900000002' }),
    ];
    expect(states(mates(people))).toEqual(['registered', 'registered', 'free']);
  });

  test('nobody is taken for somebody else because neither has a number or an account', () => {
    const members = [member(1, { user_id: null, whatsapp: null })];
    expect(states(mates([person('Outra pessoa')], members))).toEqual(['free']);
  });

  test('a name alone is only a hint, whatever its accents and spaces', () => {
    const members = [member(1, { name: 'João  da Silva' }), member(2, { name: 'Bia' })];
    expect(states(mates([person('João da Silva')], members))).toEqual(['free', 'same_name']);
  });
});

describe('whom I chose', () => {
  const bia = member(1, { name: 'Bia Rocha' });
  const linesFor = (friends: Friend[], members = [bia]) =>
    matesFor({ members, my_id: 'u0', friends, people: [] }).map((mate) => [
      mate.member.id,
      mate.line,
    ]);

  test.each([
    ['by the name, when the number was corrected', 'Bia Rocha', '11 98888-0000', 0],
    ['by the number, when the name was corrected', 'Beatriz Rocha', '(11) 90000-0001', 0],
    ['not somebody else', 'Caio', '11 98888-0000', undefined],
    ['not an empty line', '', '', undefined],
  ])('is known %s', (_, name, whatsapp, line) => {
    expect(linesFor([{ name, whatsapp, class: '' }])).toEqual([['m1', line]]);
  });

  test('of two members of one name, the one whom I chose', () => {
    const namesake = member(2, { name: 'Bia Rocha' });
    const both = [bia, namesake];
    const chosen = mateAsFriend(namesake, 'Lobos');
    expect(linesFor([chosen], both)).toEqual([
      ['m1', undefined],
      ['m2', 0],
    ]);
    const corrected = { ...chosen, name: 'Beatriz', whatsapp: '11 98888-0000' };
    expect(linesFor([corrected, mateAsFriend(bia, 'Lobos')], both)).toEqual([
      ['m1', 1],
      ['m2', 0],
    ]);
  });

  test('one typed line is one person, also where two have its name', () => {
    const both = [bia, member(2, { name: 'Bia Rocha' })];
    const typed: Friend = { name: 'Bia Rocha', whatsapp: '', class: '' };
    expect(linesFor([typed], both)).toEqual([
      ['m1', 0],
      ['m2', undefined],
    ]);
    expect(linesFor([{ ...typed, whatsapp: '11 90000-0002' }, typed], both)).toEqual([
      ['m1', 1],
      ['m2', 0],
    ]);
  });

  test('somebody who is in two teams of mine is one person in both', () => {
    const elsewhere = member(1, { id: 'other', name: 'Bia Rocha' });
    expect(linesFor([mateAsFriend(bia, 'Lobos')], [elsewhere])).toEqual([['other', 0]]);
  });

  test('has name, number and team filled in; a number that I may not see is left to be typed', () => {
    expect(mateAsFriend(bia, 'Lobos')).toEqual({
      name: 'Bia Rocha',
      whatsapp: '+55 (11) 90000-0001',
      class: '',
      team: 'Lobos',
      member_id: 'm1',
    });
    expect(mateAsFriend({ ...bia, whatsapp: null }, 'Lobos').whatsapp).toBe('');
    const friends = [mateAsFriend(bia, 'Lobos')];
    expect(states(matesFor({ members: [bia], my_id: 'u0', friends, people: [] }))).toEqual([
      'chosen',
    ]);
  });
});

test('all: those that fit, without whom the list may have already', () => {
  const all = mates(
    [person('Pessoa C'), person('x', { user_id: 'u1' })],
    [1, 2, 3, 4, 5].map((n) => member(n)),
  );
  expect(states(all)).toEqual(['registered', 'same_name', 'free', 'free', 'free']);
  expect(matesToBring(all, 2).map(({ id }) => id)).toEqual(['m3', 'm4']);
  expect(matesToBring(all, 0)).toEqual([]);
  expect(matesToBring(all, -1)).toEqual([]);
});
