import { expect, test } from 'vitest';
import type { Rows } from '#sync/records/collections.ts';
import {
  allianceDeeds,
  allianceOf,
  alliancePast,
  allianceSections,
  paysPoints,
  possibleAllies,
  stageOf,
  takenTeams,
  turned,
  type Alliance,
} from './alliances.ts';

const alliance = (changes: Partial<Alliance> = {}): Alliance => ({
  id: 'a1',
  rev: 1,
  team1_id: 'lobos',
  team2_id: 'ipe',
  other_id: 'ipe',
  is_ours: true,
  type: 'tactical',
  status: 'pending',
  closed_by: null,
  created_at: '2026-05-01T12:00:00Z',
  updated_at: '2026-05-01T12:00:00Z',
  ...changes,
});
const IPE = { id: 'ipe' };
const theirs = { team1_id: 'ipe', team2_id: 'lobos', is_ours: false } as const;

test('an alliance is seen from either of its teams, and from no other', () => {
  const row = {
    id: 'a1',
    rev: 1,
    team_id: 'lobos',
    kind: 'alliance',
    data: alliance(),
  } as unknown as Rows['team_records'];
  expect(allianceOf(row, 'lobos')).toEqual(alliance());
  expect(allianceOf(row, 'ipe')).toEqual({ ...alliance(), is_ours: false, other_id: 'lobos' });
  expect(allianceOf(row, 'mare')).toBeUndefined();
  const tally = { ...row, kind: 'tally' } as unknown as Rows['team_records'];
  expect(allianceOf(tally, 'lobos')).toBeUndefined();
});

test.each([
  ['a proposal of ours is withdrawn', alliance(), ['cancel']],
  ['a proposal to us is answered', alliance(theirs), ['accept', 'reject']],
  ['an alliance of ours ends', alliance({ status: 'active' }), ['end']],
  ['an alliance of theirs ends too', alliance({ ...theirs, status: 'active' }), ['end']],
  ['an ended one is renewed', alliance({ status: 'expired' }), ['renew']],
  ['a rejected one is over', alliance({ status: 'rejected' }), []],
] as const)('%s', (_what, one, deeds) => {
  expect(allianceDeeds(one, [one], IPE)).toEqual(deeds);
});

test.each([
  ['pending', []],
  ['active', []],
  ['rejected', ['renew']],
  ['expired', ['renew']],
] as const)('an ended one beside a newer one that is %s', (status, deeds) => {
  const ended = alliance({ status: 'expired' });
  const newer = alliance({ ...theirs, id: 'a2', status });
  expect(allianceDeeds(ended, [newer, ended], IPE)).toEqual(deeds);
  const elsewhere = alliance({ id: 'a3', other_id: 'mare', status: 'active' });
  expect(allianceDeeds(ended, [elsewhere, ended], IPE)).toEqual(['renew']);
});

test('with a team that was deleted, an alliance ends and is not renewed', () => {
  const active = alliance({ status: 'active' });
  expect(allianceDeeds(active, [active], undefined)).toEqual(['end']);
  const ended = alliance({ status: 'expired' });
  expect(allianceDeeds(ended, [ended], undefined)).toEqual([]);
});

test('the other team sees it from its side', () => {
  expect(turned(alliance())).toEqual({ ...alliance(), is_ours: false, other_id: 'lobos' });
  expect(turned(turned(alliance()))).toEqual(alliance());
});

test('proposals by when they came, everything else the newest first', () => {
  const of = (id: string, changes: Partial<Alliance>, day: number) =>
    alliance({ id, ...changes, created_at: `2026-05-0${day}`, updated_at: `2026-06-0${day}` });
  const sections = allianceSections([
    of('past 1', { status: 'expired' }, 1),
    of('asking 2', theirs, 2),
    of('asking 1', theirs, 1),
    of('asked 2', {}, 4),
    of('asked 1', {}, 3),
    of('active 1', { status: 'active' }, 1),
    of('active 2', { ...theirs, status: 'active' }, 2),
    of('past 3', { ...theirs, status: 'expired' }, 3),
    of('past 2', { status: 'rejected' }, 2),
  ]);
  const ids = Object.entries(sections).map(([kind, rows]) => [kind, rows.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({
    asking: ['asking 1', 'asking 2'],
    asked: ['asked 1', 'asked 2'],
    active: ['active 2', 'active 1'],
    past: ['past 3', 'past 2', 'past 1'],
  });
});

const team = (id: string, city = 'Brasília', state = 'DF') => ({ id, name: id, city, state });

test('a proposal goes to neither the own team nor one with an open alliance; the nearest stand first', () => {
  const teams = [
    team('caju', 'Fortaleza', 'CE'),
    team('gama', 'Gama'),
    team('ipe'),
    team('lobos'),
    team('mare'),
    team('onca', 'brasilia'),
    team('serra'),
  ];
  const all = [
    alliance({ status: 'active' }),
    alliance({ ...theirs, other_id: 'mare' }),
    alliance({ other_id: 'serra', status: 'expired' }),
  ];
  const found = possibleAllies(teams, team('lobos'), all).map(({ id }) => id);
  expect(found).toEqual(['onca', 'serra', 'gama', 'caju']);
});

test('a team with an open alliance or proposal is taken, with the reason', () => {
  const all = [
    alliance({ status: 'active' }),
    alliance({ ...theirs, other_id: 'mare' }),
    alliance({ other_id: 'gama' }),
    alliance({ other_id: 'serra', status: 'expired' }),
  ];
  const teams = ['gama', 'ipe', 'lobos', 'mare', 'serra'].map((id) => team(id));
  expect(takenTeams(teams, all).map(({ team: { id }, why }) => [id, why])).toEqual([
    ['gama', 'asked'],
    ['ipe', 'active'],
    ['mare', 'asking'],
  ]);
});

test.each([
  ['pending', null, 'pending'],
  ['active', null, 'active'],
  ['rejected', null, 'rejected'],
  ['expired', undefined, 'expired'],
  ['rejected', 'lobos', 'withdrawn'],
  ['rejected', 'ipe', 'refused'],
  ['expired', 'ipe', 'ended'],
] as const)('%s and closed by %s is %s', (status, closed_by, stage) => {
  expect(stageOf({ ...alliance({ status }), closed_by: closed_by as string | null })).toBe(stage);
});

test('points are given once for two teams of two captains', () => {
  const [one, two] = [
    { ...team('lobos'), captain_id: 'ana' },
    { ...team('ipe'), captain_id: 'bia' },
  ];
  const now = alliance();
  const before = (status: Alliance['status'], other_id = 'ipe') =>
    alliance({ id: 'a0', status, other_id });
  expect(paysPoints(now, [now], [one, two])).toBe(true);
  expect(paysPoints(now, [now, before('rejected')], [one, two])).toBe(true);
  expect(paysPoints(now, [now, before('expired', 'mare')], [one, two])).toBe(true);
  expect(paysPoints(now, [now, before('expired')], [one, two])).toBe(false);
  expect(paysPoints(now, [now], [one, { ...two, captain_id: 'ana' }])).toBe(false);
  expect(paysPoints(now, [now], [{ ...one, captain_id: null }, two])).toBe(true);
});

test('what happened between two teams, the newest first, and an outcome above its proposal', () => {
  const all = [
    alliance({ id: 'a1', status: 'expired', updated_at: '2026-06-01T12:00:00Z' }),
    alliance({ id: 'a2', ...theirs, created_at: '2026-07-01', updated_at: '2026-07-01' }),
    alliance({
      id: 'a3',
      status: 'rejected',
      closed_by: 'ipe',
      created_at: '2026-06-02',
      updated_at: '2026-06-02',
    }),
    alliance({ id: 'a4', other_id: 'mare' }),
  ];
  expect(alliancePast(all, 'ipe').map(({ key, by }) => [key, by])).toEqual([
    ['a2:proposed', 'ipe'],
    ['a3:refused', 'ipe'],
    ['a3:proposed', 'lobos'],
    ['a1:expired', 'lobos'],
    ['a1:proposed', 'lobos'],
  ]);
});
