import { beforeEach, expect, test } from 'vitest';
import { verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, must, type TeamRole } from './team-acts.ts';

let full: Awaited<ReturnType<typeof addFullTeam>>;
/** An entry that is over; captain, officer and member confirmed. */
let id: string;
const db = await databaseOfFile();

const roles = ['captain', 'officer', 'veteran', 'member', 'pending', 'stranger'] as const;
const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();
const as = (role: TeamRole, name: string, args: object) =>
  verdict(db, full.person[role], { name, args: { team_id: full.team, ...args } });
const call = (role: TeamRole, who: readonly TeamRole[], came: boolean | null) =>
  as(role, 'mark_absences@1', { id, user_ids: who.map((one) => full.person[one]), came });

async function addEntry(start: number, end: number): Promise<string> {
  const entry = { id: crypto.randomUUID(), title: 'Treino', type: 'training', location: 'Galpão' };
  const when = { start_date: minutes(-60), end_date: minutes(60) };
  await must(db, full.person.captain, 'create_agenda_event@1', {
    ...entry,
    ...when,
    team_id: full.team,
  });
  for (const role of ['captain', 'officer', 'member'] as const)
    await must(db, full.person[role], 'set_attendance@1', {
      id: entry.id,
      team_id: full.team,
      status: 'confirmed',
    });
  await db.rows(
    'update public.team_agenda_events set start_date = $2, end_date = $3 where id = $1',
    [entry.id, minutes(start), minutes(end)],
  );
  return entry.id;
}
beforeEach(async () => {
  full = await addFullTeam(db);
  id = await addEntry(-60, -1);
});

/** The absent people that the row of this person's replica names. */
const seenBy = (role: TeamRole): Promise<string[]> =>
  db.request({ user: full.person[role] }, async () => {
    const [row] = await db.rows<{ absent: string[] }>(
      `select data -> 'absent' as absent from private.team_agenda_records where id = $1`,
      [id],
    );
    return (row?.absent ?? ['no row']).map(
      (user) => roles.find((name) => full.person[name] === user) ?? user,
    );
  });
const revOf = () => db.one<string>('select rev from public.team_agenda_events where id = $1', [id]);

test('[T6] captain and officers see all of them, everybody else only themselves', async () => {
  expect(await call('captain', ['officer', 'member'], false)).toBe('applied');
  expect((await seenBy('captain')).toSorted()).toEqual(['member', 'officer']);
  expect((await seenBy('officer')).toSorted()).toEqual(['member', 'officer']);
  expect(await seenBy('member')).toEqual(['member']);
  expect(await seenBy('veteran')).toEqual([]);
  expect(await seenBy('pending')).toEqual(['no row']);
  expect(await seenBy('stranger')).toEqual(['no row']);
});

test('an entry that is moved ahead has no absences; one that is only corrected keeps them', async () => {
  await call('captain', ['member'], false);
  const change = (patch: object) => as('captain', 'update_agenda_event@1', { id, patch, base: {} });
  expect(await change({ title: 'Outro', start_date: minutes(-120) })).toBe('applied');
  expect(await seenBy('captain')).toEqual(['member']);
  expect(await change({ start_date: minutes(60), end_date: null })).toBe('applied');
  expect(await seenBy('captain')).toEqual([]);
});

const cameBy = (role: TeamRole) =>
  db.request({ user: full.person[role] }, () =>
    db.one<string[]>(`select data -> 'present' from private.team_agenda_records where id = $1`, [
      id,
    ]),
  );

test('the roll: captain and officers mark people one by one from the start on, and undo nothing of each other', async () => {
  id = await addEntry(-5, 60);
  const no = 'not_allowed';
  const said: string[] = [];
  for (const role of roles) said.push(await call(role, ['member'], true));
  expect(said).toEqual(['applied', 'applied', no, no, no, no]);
  expect(await call('officer', ['veteran', 'stranger'], true)).toBe('applied');
  const before = await revOf();
  expect(await call('captain', ['member'], false)).toBe('applied');
  expect(Number(await revOf())).toBeGreaterThan(Number(before));
  expect(await seenBy('officer')).toEqual(['member']);
  expect(await cameBy('captain')).toEqual([full.person.veteran]);
  expect(await cameBy('member')).toEqual([]);
  expect(await call('captain', ['veteran'], null)).toBe('applied');
  expect(await cameBy('officer')).toEqual([]);
  id = await addEntry(5, 60);
  expect(await call('captain', ['member'], true)).toBe('agenda_event_not_started');
  id = crypto.randomUUID();
  expect(await call('captain', ['member'], true)).toBe('agenda_event_not_found');
});

test('who leaves the team takes it along', async () => {
  await call('captain', ['member', 'officer'], false);
  const place = { team_id: full.team, member_id: full.member_id.member };
  await must(db, full.person.member, 'leave_team@1', place);
  expect(await seenBy('captain')).toEqual(['officer']);
});

test.each([
  ['no list', undefined],
  ['nobody', []],
  ['a text', 'x'],
  ['somebody without an id', ['x']],
  ['too many', Array.from({ length: 501 }, () => crypto.randomUUID())],
])('%s is refused', async (_what, user_ids) => {
  expect(await as('captain', 'mark_absences@1', { id, user_ids, came: false })).toBe(
    'invalid_args: user_ids',
  );
});
