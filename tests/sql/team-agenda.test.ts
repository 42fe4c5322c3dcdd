import { afterAll, beforeAll, expect, test } from 'vitest';
import { mutate, verdict } from './acts.ts';
import { openDatabase } from './database.ts';
import { addFullTeam, must, type TeamRole } from './team-acts.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let full: Awaited<ReturnType<typeof addFullTeam>>;
beforeAll(async () => {
  db = await openDatabase();
  full = await addFullTeam(db);
});
afterAll(() => db[Symbol.asyncDispose]());

const roles = ['captain', 'officer', 'veteran', 'member', 'pending', 'stranger'] as const;
const as = (role: TeamRole, name: string, args: object) =>
  verdict(db, full.person[role], { name, args: { team_id: full.team, ...args } });
const agenda = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  title: 'Treino de CQB',
  type: 'training',
  location: 'Galpão',
  start_date: '2030-01-01T12:00:00.000Z',
  ...changes,
});
async function addAgendaEvent(): Promise<string> {
  const args = { ...agenda(), team_id: full.team };
  await must(db, full.person.captain, 'create_agenda_event@1', args);
  return args.id;
}
const no = 'not_allowed';
const briefing = { objectives: 'Tomar a base.', equipment: 'Óculos.' };
const report = { summary: 'Deu certo.', photos: ['https://exemplo.test/f.webp'] };

test('[T6] captain and officers write it', async () => {
  const deeds: [string, (id: string) => object][] = [
    ['create_agenda_event@1', () => agenda()],
    ['update_agenda_event@1', (id) => ({ id, patch: { title: 'Outro' }, base: {} })],
    ['save_briefing@1', (id) => ({ id, briefing })],
    ['save_report@1', (id) => ({ id, report })],
    ['delete_agenda_event@1', (id) => ({ id })],
  ];
  for (const [name, args] of deeds) {
    const said: string[] = [];
    for (const role of roles) said.push(await as(role, name, args(await addAgendaEvent())));
    expect([name, ...said]).toEqual([name, 'applied', 'applied', no, no, no, no]);
  }
});

test.each<[string, object, string]>([
  ['no title', { title: ' ' }, 'invalid_args: title'],
  ['a type that is none', { type: 'war' }, 'invalid_args: type'],
  ['no location', { location: null }, 'invalid_args: location'],
  ['an end before the start', { end_date: '2029-01-01T12:00:00Z' }, 'invalid_args: end_date'],
  ['a day without an hour', { start_date: '2030-01-01' }, 'invalid_args: start_date'],
])('%s is refused', async (_what, changes, code) => {
  expect(await as('captain', 'create_agenda_event@1', agenda(changes))).toBe(code);
});

test('a briefing needs objectives and equipment, a report a summary, and photos need addresses', async () => {
  const id = await addAgendaEvent();
  const brief = (changes: object) =>
    as('captain', 'save_briefing@1', { id, briefing: { ...briefing, ...changes } });
  expect(await brief({ objectives: '' })).toBe('invalid_args: objectives');
  expect(await brief({ equipment: null })).toBe('invalid_args: equipment');
  expect(await brief({ secret: 'x' })).toBe('invalid_args: secret');
  const tell = (changes: object) =>
    as('captain', 'save_report@1', { id, report: { ...report, ...changes } });
  expect(await tell({ summary: '' })).toBe('invalid_args: summary');
  expect(await tell({ photos: ['javascript:alert(1)'] })).toBe('invalid_args: photos');
  expect(await as('captain', 'save_report@1', { id: crypto.randomUUID(), report })).toBe(
    'agenda_event_not_found',
  );
});

test('an instant is the same in any spelling', async () => {
  const id = await addAgendaEvent();
  const move = (base: string) =>
    as('captain', 'update_agenda_event@1', {
      id,
      patch: { start_date: '2030-02-01T12:00:00Z' },
      base: { start_date: base },
    });
  expect(await move('2030-01-01T11:00:00Z')).toBe('record_changed: start_date');
  expect(await move('2030-01-01T09:00:00-03:00')).toBe('applied');
});

test('every member says whether they come; a change between yes and no passes through pending', async () => {
  const id = await addAgendaEvent();
  const say = (role: TeamRole, status: string) => as(role, 'set_attendance@1', { id, status });
  const said: string[] = [];
  for (const role of roles) said.push(await say(role, 'confirmed'));
  expect(said).toEqual(['applied', 'applied', 'applied', 'applied', no, no]);
  expect(await say('member', 'declined')).toBe('attendance_through_pending: status');
  expect(await say('member', 'confirmed')).toBe('applied');
  expect(await say('member', 'pending')).toBe('applied');
  expect(await say('member', 'declined')).toBe('applied');
  expect(await say('member', 'confirmed')).toBe('attendance_through_pending: status');
  expect(await say('member', 'perhaps')).toBe('invalid_args: status');
  const [row] = await db.rows<{ data: { attendees: object[] } }>(
    'select data from private.team_agenda_records where id = $1',
    [id],
  );
  expect(row?.data.attendees).toHaveLength(4);
  expect(row?.data.attendees).toContainEqual({
    user_id: full.person.member,
    name: 'Pessoa member',
    status: 'declined',
  });
});

test('a person who leaves the team is no longer listed', async () => {
  const other = await addFullTeam(db);
  const args = { ...agenda(), team_id: other.team };
  await must(db, other.person.captain, 'create_agenda_event@1', args);
  await must(db, other.person.member, 'set_attendance@1', {
    id: args.id,
    team_id: other.team,
    status: 'confirmed',
  });
  await mutate(db, other.person.member, {
    name: 'leave_team@1',
    args: { team_id: other.team, member_id: other.member_id.member },
  });
  expect(
    await db.rows('select 1 from public.team_attendances where agenda_event_id = $1', [args.id]),
  ).toEqual([]);
});
