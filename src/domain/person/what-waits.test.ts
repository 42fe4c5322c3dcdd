import { expect, test } from 'vitest';
import { arenaRow, eventRow, teamRow } from '#tests/fixtures/samples/rows.ts';
import { proposersOf, toldToHelp, whatWaits, type WaitingRows } from './what-waits.ts';

const NOW = '2026-11-28T12:00:00Z';
const LOBOS = teamRow({ id: 'lobos', captain_id: 'me' });
const ONCA = teamRow({ id: 'onca', name: 'Onça-Parda', captain_id: 'rui' });

const NOTHING: WaitingRows = {
  me: 'me',
  now: NOW,
  memberships: new Map(),
  teams: [LOBOS, ONCA],
  asking: [],
  records: [],
  mine: [],
  arenas: [],
  staff: [],
  events: [],
  isOnItsWay: () => false,
};
const waits = (rows: object) => whatWaits({ ...NOTHING, ...rows });

const asks = (name: string, team_id: string, created_at: string) => ({ name, team_id, created_at });
const alliance = (id: string, team1_id: string, team2_id: string, status = 'pending') => ({
  id,
  kind: 'alliance',
  data: { team1_id, team2_id, status },
});
const date = (id: string, day: string, said?: string) => ({
  id,
  team_id: 'lobos',
  kind: 'agenda_event',
  data: {
    title: id,
    start_date: `2026-${day}T22:00:00Z`,
    end_date: null,
    attendees: said ? [{ user_id: 'me', status: said }] : [],
  },
});
const told = (id: string, code: string, data: object, { read = false, day = '11-27' } = {}) => ({
  id,
  kind: 'notification',
  data: { read, created_at: `2026-${day}T12:00:00Z`, data: { code, ...data } },
});
const ADMIN = { id: 'r', kind: 'role', data: { role: 'admin' } };

test('nothing waits for a person without teams, arenas and news', () =>
  expect(waits({ teams: [] })).toEqual([]));

test('a captain is told who asks to join, the first first, and nothing of teams of others', () => {
  const asking = [
    asks('Duda', 'lobos', '2026-11-27T12:00:00Z'),
    asks('Caio', 'lobos', '2026-11-26T12:00:00Z'),
    asks('Rita', 'onca', '2026-11-26T12:00:00Z'),
  ];
  expect(waits({ asking })).toEqual([
    { is: 'requests', id: 'lobos', team: 'Lobos-Guará', names: ['Caio', 'Duda'] },
  ]);
  expect(waits({ asking, me: 'ana' })).toEqual([]);
});

test('a captain answers proposals of other teams, and waits for the answer to the own ones', () => {
  const records = [
    alliance('theirs', 'onca', 'lobos'),
    alliance('ours', 'lobos', 'onca'),
    alliance('old', 'onca', 'lobos', 'expired'),
    alliance('of a team that is gone', 'gone', 'lobos'),
  ];
  const [first, ...more] = waits({ records });
  expect(first).toMatchObject({ id: 'theirs', team_id: 'lobos', other: 'Onça-Parda' });
  expect(more).toEqual([]);
  expect(proposersOf(records as never)).toEqual(['onca', 'lobos', 'gone']);
});

test('a member answers for each date of the next seven days, but the next one has buttons of its own', () => {
  const records = [
    date('in a week', '12-05'),
    date('no', '12-02', 'declined'),
    date('taken back', '12-01', 'pending'),
    date('unanswered', '11-30'),
    date('next', '11-29'),
  ];
  const ids = (approved: boolean) =>
    waits({ records, memberships: new Map([['lobos', { approved }]]) });
  expect(ids(true)).toMatchObject([
    { id: 'unanswered', team: 'Lobos-Guará' },
    { id: 'taken back' },
  ]);
  expect(ids(false)).toEqual([]);
});

test('who was asked to help at a gate answers until the game begins', () => {
  const mine = [told('n', 'staff_asked', { event_id: 'e' }, { read: true })];
  expect(toldToHelp(mine as never)).toEqual(['e']);
  const row = (user_id: string, accepted_at: string | null) => ({
    event_id: 'e',
    kind: 'staff',
    data: { user_id, accepted_at },
  });
  const at = (staff: object[], some = {}) =>
    waits({ mine, staff, events: [eventRow({ id: 'e', ...some })] });
  expect(at([row('ana', null), row('me', null)])).toEqual([
    { is: 'staff', id: 'e', event: 'Operação Falcão' },
  ]);
  expect(at([row('me', NOW)])).toEqual([]);
  expect(at([row('me', null)], { starts_at: NOW })).toEqual([]);
  expect(at([row('me', null)], { status: 'cancelled' })).toEqual([]);
  expect(waits({ mine, staff: [row('me', null)] })).toEqual([]); // its event is not here
});

test('an arena waits for an administrator, or for the correction that one asked of its proposer', () => {
  const arena = (id: string, day: string, some = {}) =>
    arenaRow({ id, name: id, is_active: false, created_at: `2026-11-${day}T12:00:00Z`, ...some });
  const arenas = [
    arena('new', '27'),
    arena('old', '25'),
    arena('asked', '20', { created_by: 'me' }),
    arena('published', '01', { is_active: true }),
  ];
  const note = { arena_id: 'asked', note: 'O ponto está no rio.' };
  const asked = told('n', 'arena_change_asked', note, { read: true });
  const correction = { is: 'correction', id: 'asked', arena: 'asked', note: note.note };
  expect(waits({ arenas, mine: [asked] })).toEqual([correction]);
  expect(waits({ arenas, mine: [asked], me: 'ana' })).toEqual([]);
  expect(waits({ arenas, mine: [asked], isOnItsWay: (id: string) => id === 'asked' })).toEqual([]);
  expect(waits({ arenas, mine: [asked, ADMIN] })).toEqual([
    { is: 'arenas', id: 'old', oldest: 'old', since: '2026-11-25T12:00:00Z', count: 2 },
    correction,
  ]);
});

test('a refused arena and new patches are news until they are opened, for two weeks', () => {
  const mine = [
    told('n1', 'arena_refused', { arena: 'Morro Azul', arena_id: 'a', reason: 'Já existe.' }),
    told('n2', 'patch_earned', { patch: 'Primeira Missão' }),
    told('n3', 'patch_earned', { patch: 'Lobos' }),
    told('n4', 'patch_earned', { patch: 'read' }, { read: true }),
    told('n5', 'patch_earned', { patch: 'old' }, { day: '11-14' }),
    told('n6', 'arena_approved', { arena: 'Vale' }),
  ];
  expect(waits({ mine })).toEqual([
    { is: 'refused', id: 'a', arena: 'Morro Azul', reason: 'Já existe.', unread: ['n1'] },
    { is: 'patches', id: 'n2', names: ['Primeira Missão', 'Lobos'], unread: ['n2', 'n3'] },
  ]);
});
