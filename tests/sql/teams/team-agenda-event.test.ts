import { expect, test } from 'vitest';
import { addEvent, mutate, registration, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';
import { addFullTeam, must, type TeamRole } from './team-acts.ts';

const db = await databaseOfFile();
const full = await addFullTeam(db);
const event = await addEvent(db, full.person.stranger, { allow_public_list: false });

const as = (role: TeamRole, name: string, args: object) =>
  verdict(db, full.person[role], { name, args: { team_id: full.team, ...args } });
const entry = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  title: 'Operação Canindé',
  type: 'competition',
  location: 'Campo do Canindé',
  start_date: '2030-01-01T12:00:00.000Z',
  ...changes,
});
async function addEntry(event_id: string | null): Promise<string> {
  const args = entry({ event_id });
  await must(db, full.person.captain, 'create_agenda_event@1', { ...args, team_id: full.team });
  return args.id;
}
/** As the replica of a member has it. */
const tieOf = (id: string) =>
  db.request({ user: full.person.member }, () =>
    db.one<string | null>(
      `select data ->> 'event_id' from private.team_agenda_records where id = $1`,
      [id],
    ),
  );
const hidden = () => addEvent(db, full.person.stranger, { is_public: false });

test('an entry is tied to an event, to another, and to none', async () => {
  const id = await addEntry(event);
  expect(await tieOf(id)).toBe(event);
  const change = (patch: object, base: object = {}) =>
    as('officer', 'update_agenda_event@1', { id, patch, base });
  const other = await addEvent(db, full.person.stranger);
  expect(await change({ event_id: other }, { event_id: null })).toBe('record_changed: event_id');
  expect(await change({ event_id: other }, { event_id: event })).toBe('applied');
  expect(await change({ title: 'Jogo' })).toBe('applied');
  expect(await tieOf(id)).toBe(other);
  expect(await change({ event_id: null })).toBe('applied');
  expect(await tieOf(id)).toBeNull();
});

test('how many have to confirm is kept and changed', async () => {
  const { id, ...rest } = entry({ quorum: 15 });
  const quorumOf = () =>
    db.one<number | null>(
      `select (data ->> 'quorum')::integer from private.team_agenda_records where id = $1`,
      [id],
    );
  expect(await as('captain', 'create_agenda_event@1', { id, ...rest })).toBe('applied');
  expect(await quorumOf()).toBe(15);
  const change = (patch: object, base: object = {}) =>
    as('officer', 'update_agenda_event@1', { id, patch, base });
  expect(await change({ title: 'Jogo' })).toBe('applied');
  expect(await quorumOf()).toBe(15);
  expect(await change({ quorum: 9 }, { quorum: 8 })).toBe('record_changed: quorum');
  for (const quorum of [1, 501, 2.5, '9'])
    expect(await change({ quorum })).toBe('invalid_args: quorum');
  expect(await change({ quorum: null }, { quorum: 15 })).toBe('applied');
  expect(await quorumOf()).toBeNull();
});

test('only captain and officers tie it, and only an event that they see in lists', async () => {
  const said: string[] = [];
  const roles = ['captain', 'officer', 'veteran', 'member', 'pending', 'stranger'] as const;
  for (const role of roles)
    said.push(await as(role, 'create_agenda_event@1', entry({ event_id: event })));
  const no = 'not_allowed';
  expect(said).toEqual(['applied', 'applied', no, no, no, no]);
  const tie = (event_id: string) => as('captain', 'create_agenda_event@1', entry({ event_id }));
  expect(await tie(crypto.randomUUID())).toBe('event_not_found: event_id');
  const secret = await hidden();
  expect(await tie(secret)).toBe('event_not_found: event_id');
  const id = await addEntry(null);
  expect(
    await as('captain', 'update_agenda_event@1', { id, patch: { event_id: secret }, base: {} }),
  ).toBe('event_not_found: event_id');
  // the invitation was accepted: it is one of theirs
  await must(db, full.person.captain, 'register@1', registration(secret));
  expect(await tie(secret)).toBe('applied');
});

test('a deleted event is no longer named, and devices hear of it', async () => {
  const deleted = await addEvent(db, full.person.stranger);
  const id = await addEntry(deleted);
  const rev = () => db.one<string>('select rev from public.team_agenda_events where id = $1', [id]);
  const before = Number(await rev());
  await must(db, full.person.stranger, 'delete_event@1', { id: deleted });
  expect(await tieOf(id)).toBeNull();
  expect(Number(await rev())).toBeGreaterThan(before);
});

test('members hear how many of those who said yes are registered, also of a hidden list', async () => {
  const id = await addEntry(event);
  for (const role of ['captain', 'officer', 'member'] as const)
    await must(db, full.person[role], 'set_attendance@1', {
      id,
      team_id: full.team,
      status: 'confirmed',
    });
  // registered without having said yes, and not of the team
  for (const role of ['veteran', 'stranger', 'officer', 'member'] as const)
    await mutate(db, full.person[role], { name: 'register@1', args: registration(event) });
  const heard = (role: TeamRole, of = id) =>
    db.rpc({ user: full.person[role] }, 'agenda_registrations', { id: of });
  for (const role of ['captain', 'officer', 'veteran', 'member'] as const)
    expect(await heard(role)).toEqual({ going: 3, registered: 2 });
  for (const role of ['pending', 'stranger'] as const)
    expect(JSON.stringify(await refusal(() => heard(role)))).toContain('agenda_event_not_found');
  const none = await addEntry(null);
  expect(JSON.stringify(await refusal(() => heard('captain', none)))).toContain(
    'agenda_event_not_found',
  );
  await must(db, full.person.member, 'cancel_registration@1', {
    operator_id: await db.one(
      'select id from public.operators where event_id = $1 and user_id = $2 and deleted_at is null',
      [event, full.person.member],
    ),
    event_id: event,
  });
  expect(await heard('member')).toEqual({ going: 3, registered: 1 });
});

test('[hole N8] a yes to something else tells nobody about a place on a hidden list', async () => {
  const hidden = await addEvent(db, full.person.stranger, { allow_public_list: false });
  const open = await addEvent(db, full.person.stranger);
  for (const of of [hidden, open])
    await mutate(db, full.person.member, { name: 'register@1', args: registration(of) });
  const id = await addEntry(null);
  const { team } = full;
  const yes = () =>
    must(db, full.person.member, 'set_attendance@1', { id, team_id: team, status: 'confirmed' });
  const name = (event_id: string, was: string | null) =>
    must(db, full.person.captain, 'update_agenda_event@1', {
      id,
      team_id: team,
      patch: { event_id },
      base: { event_id: was },
    });
  const heard = () => db.rpc({ user: full.person.captain }, 'agenda_registrations', { id });
  await yes();
  await name(open, null);
  expect(await heard()).toEqual({ going: 1, registered: 1 });
  await name(hidden, open);
  expect(await heard()).toEqual({ going: 0, registered: 0 });
  await yes();
  expect(await heard()).toEqual({ going: 1, registered: 1 });
});

test('a creation whose reply was lost is done, also if the entry was tied to another event since', async () => {
  const args = { ...entry({ event_id: event }), team_id: full.team };
  const asked = { id: crypto.randomUUID(), name: 'create_agenda_event@1', args };
  expect((await mutate(db, full.person.captain, asked)).status).toBe('applied');
  const other = await addEvent(db, full.person.stranger);
  const change = { id: args.id, patch: { event_id: other }, base: { event_id: event } };
  expect(await as('officer', 'update_agenda_event@1', change)).toBe('applied');
  await db.rows(`update private.sync_mutations set created_at = now() - interval '31 days'`);
  await db.rows('select private.forget_mutations()');
  const again = await mutate(db, full.person.captain, asked);
  expect([again.status, again.touched]).toEqual(['applied', [['team_records', args.id]]]);
  expect(await tieOf(args.id)).toBe(other);
});
