import { expect, test } from 'vitest';
import { verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, addMember, must, type TeamRole } from './team-acts.ts';

const db = await databaseOfFile();
const full = await addFullTeam(db);

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
async function addAgendaEvent(changes: object = {}): Promise<string> {
  const args = { ...agenda(changes), team_id: full.team };
  await must(db, full.person.captain, 'create_agenda_event@1', args);
  return args.id;
}
const no = 'not_allowed';
const PAST = '2026-01-01T12:00:00.000Z';
const briefing = { objectives: 'Tomar a base.', equipment: 'Óculos.' };
const report = { summary: 'Deu certo.', photos: ['https://exemplo.test/f.webp'] };

test('[T6] only captain and officers write the agenda', async () => {
  const deeds: [string, (id: string) => object][] = [
    ['create_agenda_event@1', () => agenda()],
    ['update_agenda_event@1', (id) => ({ id, patch: { title: 'Outro' }, base: {} })],
    ['save_briefing@1', (id) => ({ id, patch: briefing, base: {} })],
    ['save_report@1', (id) => ({ id, patch: report, base: {} })],
    ['delete_agenda_event@1', (id) => ({ id })],
  ];
  for (const [name, args] of deeds) {
    const said: string[] = [];
    const when = name.startsWith('save_report') ? { start_date: PAST } : {};
    for (const role of roles) said.push(await as(role, name, args(await addAgendaEvent(when))));
    expect([name, ...said]).toEqual([name, 'applied', 'applied', no, no, no, no]);
  }
});

test.each<[string, object, string]>([
  ['no title', { title: ' ' }, 'invalid_args: title'],
  ['a type that is none', { type: 'war' }, 'invalid_args: type'],
  ['no location', { location: null }, 'invalid_args: location'],
  ['an end before the start', { end_date: '2029-01-01T12:00:00Z' }, 'invalid_args: end_date'],
  ['a day without an hour', { start_date: '2030-01-01' }, 'invalid_args: start_date'],
  ...['title', 'type', 'location', 'start_date'].map((field): [string, object, string] => [
    `${field} left out`,
    { [field]: undefined },
    `invalid_args: ${field}`,
  ]),
])('%s is refused', async (_what, changes, code) => {
  expect(await as('captain', 'create_agenda_event@1', agenda(changes))).toBe(code);
});

test('an entry keeps what it is given, and after an edit the rest too', async () => {
  const first = {
    title: 'Treino de CQB',
    description: 'Com máscara.',
    type: 'training',
    location: 'Galpão',
    start_date: new Date('2030-01-01T12:00:00Z'),
    end_date: new Date('2030-01-01T12:00:00Z'), // as late as the start
  };
  const args = agenda(first);
  expect(await as('captain', 'create_agenda_event@1', args)).toBe('applied');
  const kept = async () => {
    const [row] = await db.rows<Record<string, unknown>>(
      `select title, description, type, location, start_date, end_date from public.team_agenda_events where id = $1`,
      [args.id],
    );
    return row;
  };
  expect(await kept()).toEqual(first);
  const second = {
    title: 'Reunião',
    description: null,
    type: 'social',
    location: 'Bar',
    end_date: new Date('2030-01-02T16:00:00Z'),
    start_date: new Date('2030-01-02T12:00:00Z'),
  };
  for (const [field, value] of Object.entries(second)) {
    const patch = { id: args.id, patch: { [field]: value }, base: {} };
    expect(await as('captain', 'update_agenda_event@1', patch)).toBe('applied');
  }
  expect(await kept()).toEqual(second);
  const other = await addFullTeam(db);
  const again = {
    name: 'create_agenda_event@1',
    args: { ...agenda(), id: args.id, team_id: other.team },
  };
  expect(await verdict(db, other.person.captain, again)).toBe('id_reused');
});

test('a briefing needs objectives and equipment, a report a summary, and photos need addresses', async () => {
  const id = await addAgendaEvent({ start_date: PAST });
  const brief = (changes: object) =>
    as('captain', 'save_briefing@1', { id, patch: { ...briefing, ...changes }, base: {} });
  expect(await brief({ objectives: '' })).toBe('invalid_args: objectives');
  expect(await brief({ equipment: null })).toBe('invalid_args: equipment');
  expect(await brief({ secret: 'x' })).toBe('invalid_args: secret');
  const tell = (changes: object) =>
    as('captain', 'save_report@1', { id, patch: { ...report, ...changes }, base: {} });
  expect(await tell({ summary: '' })).toBe('invalid_args: summary');
  expect(await tell({ photos: ['javascript:alert(1)'] })).toBe('invalid_args: photos');
  expect(await tell({ photos: ['http://exemplo.test/f.webp'] })).toBe('https_required: photos');
  const nowhere = { id: crypto.randomUUID(), patch: report, base: {} };
  expect(await as('captain', 'save_report@1', nowhere)).toBe('agenda_event_not_found');
});

test('an instant is the same in any spelling', async () => {
  const id = await addAgendaEvent();
  const move = (field: string, to: string, base: string | null) =>
    as('captain', 'update_agenda_event@1', {
      id,
      patch: { [field]: to },
      base: { [field]: base },
    });
  expect(await move('end_date', '2030-03-01T12:00:00Z', null)).toBe('applied');
  const [start, end] = ['2030-02-01T12:00:00Z', '2030-04-01T12:00:00Z'];
  expect(await move('start_date', start, '2030-01-01T11:00:00Z')).toBe(
    'record_changed: start_date',
  );
  expect(await move('start_date', start, '2030-01-01T09:00:00-03:00')).toBe('applied');
  expect(await move('end_date', end, '2030-03-01T11:00:00Z')).toBe('record_changed: end_date');
  expect(await move('end_date', end, '2030-03-01T09:00:00-03:00')).toBe('applied');
});

test('every member says whether they come; an answer changes between yes and no only by way of pending', async () => {
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
  const another = await addAgendaEvent(); // an answer of its own, whatever they and others said
  const answer = (role: TeamRole, status: string) =>
    as(role, 'set_attendance@1', { id: another, status });
  expect(await answer('captain', 'confirmed')).toBe('applied');
  expect(await answer('officer', 'declined')).toBe('applied');
  expect(await answer('member', 'confirmed')).toBe('applied');
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

test('an answer to an entry that is moved says for which start it was given, until it is given again', async () => {
  const [first, second] = ['2030-01-01T12:00:00.000Z', '2030-01-08T12:00:00.000Z'];
  const id = await addAgendaEvent({ start_date: first });
  const say = (role: TeamRole, status: string) => as(role, 'set_attendance@1', { id, status });
  const change = (patch: object) => as('officer', 'update_agenda_event@1', { id, patch, base: {} });
  const kept = async () => {
    const rows = await db.one<{ user_id: string; answered_for?: string }[]>(
      `select data -> 'attendees' from private.team_agenda_records where id = $1`,
      [id],
    );
    const of = (role: TeamRole) => rows.find((one) => one.user_id === full.person[role]);
    return (['captain', 'veteran', 'member'] as const).map((role) => {
      const was = of(role)?.answered_for;
      return was && new Date(was).toISOString();
    });
  };
  expect(await say('captain', 'confirmed')).toBe('applied');
  expect(await say('veteran', 'declined')).toBe('applied');
  expect(await say('member', 'pending')).toBe('applied');
  expect(await change({ title: 'Outro', start_date: first })).toBe('applied');
  expect(await kept()).toEqual([undefined, undefined, undefined]);
  expect(await change({ start_date: second })).toBe('applied');
  expect(await kept()).toEqual([first, first, undefined]);
  expect(await say('member', 'confirmed')).toBe('applied');
  expect(await say('captain', 'confirmed')).toBe('applied'); // the same, for the new start
  expect(await change({ start_date: '2030-01-09T12:00:00.000Z' })).toBe('applied');
  expect(await kept()).toEqual([second, first, second]);
  expect(await say('veteran', 'pending')).toBe('applied');
  expect(await change({ start_date: second })).toBe('applied'); // as they answered
  expect(await kept()).toEqual([undefined, undefined, undefined]);
});

test('nobody answers about what is over, nor reports about what has not begun', async () => {
  const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();
  const [past, now, next, soon] = [
    await addAgendaEvent({ start_date: minutes(-60), end_date: minutes(-1) }),
    await addAgendaEvent({ start_date: minutes(-60), end_date: minutes(60) }),
    await addAgendaEvent({ start_date: minutes(-1) }),
    await addAgendaEvent({ start_date: minutes(60) }),
  ];
  const answers: string[] = [];
  const reports: string[] = [];
  for (const id of [past, now, next, soon]) {
    answers.push(await as('member', 'set_attendance@1', { id, status: 'confirmed' }));
    reports.push(await as('captain', 'save_report@1', { id, patch: report, base: {} }));
  }
  const [over, early] = ['agenda_event_past', 'agenda_event_not_started'];
  expect(answers).toEqual([over, 'applied', over, 'applied']);
  expect(reports).toEqual(['applied', 'applied', 'applied', early]);
});

test('a person who leaves a team loses the answers given there, and keeps those in another team; other members keep theirs', async () => {
  const [one, two] = [await addFullTeam(db), await addFullTeam(db)];
  const person = one.person.member;
  await addMember(db, person, { team: two.team, captain: two.person.captain });
  const answers = async () =>
    (
      await db.rows<{ team_id: string; user_id: string }>(
        'select team_id, user_id from public.team_attendances where team_id = any ($1)',
        [[one.team, two.team]],
      )
    ).map(({ team_id, user_id }) => `${team_id} ${user_id}`);
  for (const { team, person: who } of [one, two]) {
    const args = { ...agenda(), team_id: team };
    await must(db, who.captain, 'create_agenda_event@1', args);
    for (const user of [person, who.veteran])
      await must(db, user, 'set_attendance@1', { id: args.id, team_id: team, status: 'confirmed' });
  }
  const before = await answers();
  expect(before).toHaveLength(4);
  await db.rows('update public.team_members set deleted_at = null where team_id = $1', [one.team]);
  expect(await answers()).toHaveLength(4); // nobody has left
  await must(db, person, 'leave_team@1', { team_id: one.team, member_id: one.member_id.member });
  expect((await answers()).toSorted()).toEqual(
    before.filter((answer) => answer !== `${one.team} ${person}`).toSorted(),
  );
});
