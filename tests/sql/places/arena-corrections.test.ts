import { beforeEach, expect, test } from 'vitest';
import { addAdmin, addNewcomer, addPerson, forgetUses, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal, type Who } from '../session.ts';
import { arenaArgs, readArena } from './arena-acts.ts';

let arena: string;
const db = await databaseOfFile();
const admin = await addAdmin(db);
const ana = await addPerson(db, 'Ana');
const bruno = await addPerson(db, 'Bruno');
beforeEach(async () => {
  for (const person of [ana, bruno]) await forgetUses(db, person);
  const args = arenaArgs();
  expect(await verdict(db, ana, { name: 'propose_arena@1', args })).toBe('applied');
  const base = await readArena(db, args.id);
  await verdict(db, admin, { name: 'approve_arena@1', args: { id: args.id, base } });
  arena = args.id;
});

type Values = Record<string, unknown>;
const SEEN: Values = arenaArgs({ whatsapp: '5585988887777' });
const seen = (patch: Values) =>
  Object.fromEntries(Object.keys(patch).map((field) => [field, SEEN[field]]));

async function propose(by: string, patch: Values, base: Values = seen(patch)) {
  const id = crypto.randomUUID();
  const args = { id, arena_id: arena, patch, base };
  return { id, said: await verdict(db, by, { name: 'propose_arena_change@1', args }) };
}
const decide = (by: string, id: string, patch: Values, more: Values = {}) =>
  verdict(db, by, {
    name: 'decide_arena_change@1',
    args: { id, arena_id: arena, patch, base: seen(patch), ...more },
  });

type Listed = { id: string; patch: Values; proposer: { id: string; name: string } | null };
const waiting = async (user: string) =>
  (
    await db.request({ user }, () =>
      db.one<(Listed & { arena_id: string })[]>('select public.arena_corrections()'),
    )
  ).filter(({ arena_id }) => arena_id === arena);
const stands = (columns: string) =>
  db.one(`select to_jsonb(x) from (select ${columns} from public.arenas where id = $1) x`, [arena]);
const told = async (user: string) =>
  db.rows<{ code: string; url: string; body: string }>(
    `select data ->> 'code' as code, url, body from public.notifications
     where user_id = $1 and data ->> 'arena_id' = $2 and data ->> 'code' like 'arena_correction%'`,
    [user, arena],
  );

test('the arena stays as it is; an administrator takes some fields of it', async () => {
  const patch = { phone: '(85) 4444-0000', latitude: -3.8, longitude: -38.6, facilities: ['água'] };
  const { id, said } = await propose(bruno, { ...patch, whatsapp: '85977776666' });
  expect(said).toBe('applied');
  expect(await stands('phone, latitude')).toEqual({ phone: '(85) 3333-0000', latitude: -3.7 });
  expect(await told(admin)).toMatchObject([
    { code: 'arena_correction_proposed', url: '/admin/arenas?filter=corrections' },
  ]);

  const point = { latitude: -3.8, longitude: -38.6 };
  expect(await decide(bruno, id, point)).toBe('not_allowed');
  expect(await decide(admin, id, { ...point, longitude: -38 })).toBe('invalid_args: longitude');
  expect(await decide(admin, id, { latitude: -3.8 })).toBe('invalid_args: latitude');
  expect(await decide(admin, id, { city: 'Natal' })).toBe('invalid_args: city');
  const why = { reason: 'Só o ponto.' };
  expect(await decide(admin, id, point, why)).toBe('invalid_args: reason');
  expect(await decide(admin, id, { ...point, whatsapp: '5585977776666' })).toBe('applied');

  expect(await stands('phone, latitude, longitude, whatsapp, facilities, images')).toEqual({
    phone: '(85) 3333-0000',
    ...point,
    whatsapp: '5585977776666',
    facilities: SEEN['facilities'],
    images: SEEN['images'],
  });
  expect(await told(bruno)).toMatchObject([
    { code: 'arena_correction_partly', url: `/arena/${arena}` },
  ]);
  expect(await waiting(admin)).toEqual([]);
  expect(await decide(admin, id, {})).toBe('correction_decided');
});

test('all of it taken counts what the arena has already; all refused says why', async () => {
  const { id } = await propose(bruno, { city: 'Caucaia', phone: null });
  const changed = { id: arena, patch: { phone: null }, base: {} };
  await verdict(db, admin, { name: 'update_arena@1', args: changed });
  expect(await decide(admin, id, { city: 'Caucaia' })).toBe('applied');
  const { id: wrong } = await propose(bruno, { name: 'Campo do Bruno' });
  expect(await decide(admin, wrong, {}, { reason: 'O nome é outro.' })).toBe('applied');
  const { id: silent } = await propose(bruno, { name: 'Campo do Bruno' });
  expect(await decide(admin, silent, {})).toBe('applied');
  expect((await told(bruno)).map(({ code }) => code).toSorted()).toEqual([
    'arena_correction_refused',
    'arena_correction_refused_why',
    'arena_correction_taken',
  ]);
  expect((await told(bruno)).some(({ body }) => body.endsWith('O nome é outro.'))).toBe(true);
  expect(await stands('name, city')).toEqual({ name: SEEN['name'], city: 'Caucaia' });
});

test('a field that somebody changed meanwhile is not overwritten', async () => {
  const { id } = await propose(bruno, { city: 'Caucaia' });
  const changed = { id: arena, patch: { city: 'Natal' }, base: {} };
  await verdict(db, admin, { name: 'update_arena@1', args: changed });
  expect(await decide(admin, id, { city: 'Caucaia' })).toBe('arena_changed: city');
  expect(await decide(admin, id, { city: 'Caucaia' }, { base: {} })).toBe('invalid_args: city');
  const now = { base: { city: 'Natal' } };
  expect(await decide(admin, id, { city: 'Caucaia' }, now)).toBe('applied');
});

test('a second one of the same person replaces the first', async () => {
  const first = await propose(bruno, { city: 'Caucaia' });
  const second = await propose(bruno, { city: 'Natal' });
  expect(await waiting(bruno)).toMatchObject([{ id: second.id, patch: { city: 'Natal' } }]);
  expect(await decide(admin, first.id, {})).toBe('correction_decided');
});

test('[hole N8] new accounts leave room for older ones, and nobody stops whose arena it is', async () => {
  const by = async (person: string) => (await propose(person, { city: 'Natal' })).said;
  for (let n = 0; n < 5; n += 1) expect(await by(await addNewcomer(db, 'Nova'))).toBe('applied');
  expect(await by(await addNewcomer(db, 'Nova'))).toBe('too_many_corrections');
  for (let n = 0; n < 20; n += 1) expect(await by(await addPerson(db, 'Antiga'))).toBe('applied');
  expect(await by(bruno)).toBe('too_many_corrections');
  expect(await by(ana)).toBe('applied');
  expect(await by(admin)).toBe('applied');
});

test('only what a published arena can have is proposed', async () => {
  const said = async (patch: Values, base?: Values) => (await propose(bruno, patch, base)).said;
  expect(await said({})).toBe('invalid_args: patch');
  expect(await said({ images: [] })).toBe('invalid_args: images');
  expect(await said({ is_active: false })).toBe('invalid_args: is_active');
  expect(await said({ name: 'X' })).toBe('invalid_args: name');
  expect(await said({ name: 'Campo' }, {})).toBe('invalid_args: name');
  expect(await said({ name: 'Campo' }, { name: { x: 1 } })).toBe('invalid_args: name');
  expect(await said({ longitude: -38 })).toBe('invalid_args: latitude');
  await db.rows('update public.arenas set is_active = false where id = $1', [arena]);
  expect(await said({ city: 'Natal' })).toBe('arena_not_found');
  expect((await propose(ana, { city: 'Natal' })).said).toBe('arena_not_found');
});

test('its proposer and administrators read it, and these are logged', async () => {
  const { id } = await propose(bruno, { city: 'Natal' });
  const logged = () =>
    db.one<number>(
      `select count(*)::int from private.access_log where what = 'arena_corrections' and user_id = $1`,
      [admin],
    );
  const before = await logged();
  expect(await waiting(ana)).toEqual([]);
  expect(await waiting(bruno)).toMatchObject([{ id, proposer: null }]);
  expect(await waiting(admin)).toMatchObject([{ id, proposer: { id: bruno, name: 'Bruno' } }]);
  expect(await logged()).toBe(before + 1);
});

test('the desk counts what waits, which names nobody and is not logged', async () => {
  type Waiting = { count: number; oldest: string | null };
  const counted = (who: Who) =>
    db.trial(who, () => db.one<Waiting>('select public.count_arena_corrections()'));
  const log = () => db.one<number>('select count(*)::int from private.access_log');
  const [{ count }, entries] = [await counted({ user: admin }), await log()];
  await propose(bruno, { city: 'Natal' });
  expect(await counted({ user: admin })).toEqual({ count: count + 1, oldest: expect.any(String) });
  expect(await log()).toBe(entries);
  for (const who of [{ user: bruno }, 'anon'] as const) {
    expect(await refusal(() => counted(who))).toMatchObject(
      who === 'anon' ? { sql_state: '42501' } : { message: 'not_allowed' },
    );
  }
  await db.rows('delete from private.arena_corrections');
  expect(await counted({ user: admin })).toEqual({ count: 0, oldest: null });
});

test('it goes with the account, and with the arena', async () => {
  const gone = await addPerson(db, 'Fábio');
  await propose(gone, { city: 'Natal' });
  await propose(bruno, { city: 'Natal' });
  await db.rows('select private.delete_account($1)', [gone]);
  expect(await waiting(admin)).toHaveLength(1);
  await verdict(db, admin, { name: 'delete_arena@1', args: { id: arena } });
  expect(await waiting(admin)).toEqual([]);
});
