import { expect, test } from 'vitest';
import { addAdmin, addPerson, forgetUses, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { arenaArgs, readArena } from './arena-acts.ts';

const db = await databaseOfFile();
const admin = await addAdmin(db);
const ana = await addPerson(db, 'Ana');

async function addArena(changes: object = {}): Promise<string> {
  await forgetUses(db, ana);
  const args = arenaArgs(changes);
  expect(await verdict(db, ana, { name: 'propose_arena@1', args })).toBe('applied');
  return args.id;
}
const decide = (name: string, id: string, words: object = {}) =>
  verdict(db, admin, { name, args: { id, ...words } });
const reject = async (id: string, words: object = {}) =>
  decide('reject_arena@1', id, { base: await readArena(db, id), ...words });
const update = (by: string, id: string, patch: object) =>
  verdict(db, by, { name: 'update_arena@1', args: { id, patch, base: {} } });

/** What the person was told about the arena, in that order. */
const told = async (user: string, arena: string) =>
  (
    await db.rows<{ data: object }>(
      `select data from public.notifications where user_id = $1 and data ->> 'arena_id' = $2 order by created_at`,
      [user, arena],
    )
  ).map(({ data }) => data);

test('rejected with a reason, which its proposer reads', async () => {
  const id = await addArena();
  expect(await reject(id)).toBe('invalid_args: reason');
  expect(await reject(id, { reason: 'Já existe no mapa.' })).toBe('applied');
  expect(await told(ana, id)).toMatchObject([
    { code: 'arena_refused', reason: 'Já existe no mapa.' },
  ]);
});

test('a correction that is asked for is open until its proposer changes the arena', async () => {
  const id = await addArena();
  const note = 'O ponto está no rio.';
  expect(await decide('ask_arena_change@1', id, { note })).toBe('applied');
  expect(await told(ana, id)).toMatchObject([{ code: 'arena_change_asked', note }]);
  expect(await told(admin, id)).toMatchObject([{ note, asked_at: expect.any(String) }]);

  await update(admin, id, { phone: null });
  expect(await told(ana, id)).not.toMatchObject([{ corrected: true }]);
  await update(ana, id, { latitude: -3.8 });
  expect(await told(ana, id)).toMatchObject([{ note, corrected: true }]);
  const [proposed, corrected] = await told(admin, id);
  expect(proposed).not.toHaveProperty('asked_at');
  expect(corrected).toMatchObject({ code: 'arena_corrected' });
  await update(ana, id, { latitude: -3.9 });
  expect(await told(admin, id)).toHaveLength(2);

  await decide('ask_arena_change@1', id, { note });
  await decide('approve_arena@1', id, { base: await readArena(db, id) });
  expect(await db.rows('select change_asked_at from public.arenas where id = $1', [id])).toEqual([
    { change_asked_at: null },
  ]);
  expect(await decide('ask_arena_change@1', id, { note })).toBe('arena_changed: is_active');
});

test('what was rejected is kept for a new proposal, without contacts, and never too long', async () => {
  const id = await addArena();
  await reject(id, { reason: 'O ponto está no rio.' });
  const [kept] = await told(ana, id);
  const { name, address, latitude, description, whatsapp } = arenaArgs();
  expect(kept).toMatchObject({ proposal: { name, address, latitude, description } });
  expect(JSON.stringify(kept)).not.toContain(whatsapp);

  const long = '🎯'.repeat(300);
  const words = { name: long.slice(0, 240), address: long.slice(0, 400), city: long.slice(0, 160) };
  const other = await addArena({ ...words, description: long + long });
  expect(await reject(other, { reason: long })).toBe('applied');
  expect(await told(ana, other)).toMatchObject([{ reason: long, proposal: words }]);
  expect(await told(ana, other)).not.toMatchObject([{ proposal: { description: long + long } }]);
});

test('what administrators are told leads to the arena', async () => {
  const id = await addArena();
  await decide('ask_arena_change@1', id, { note: 'O ponto?' });
  await update(ana, id, { latitude: -3.8 });
  expect(
    await db.rows(
      `select distinct url from public.notifications where user_id = $1 and data ->> 'arena_id' = $2`,
      [admin, id],
    ),
  ).toEqual([{ url: `/admin/arenas?id=${id}` }]);
});

test('nobody is asked once the proposer’s account is gone', async () => {
  const id = await addArena();
  await db.rows('update public.arenas set created_by = null where id = $1', [id]);
  expect(await decide('ask_arena_change@1', id, { note: 'O ponto?' })).toBe('user_not_found');
});

test('what changed after an administrator read it is neither published nor rejected', async () => {
  const id = await addArena();
  const base = await readArena(db, id);
  const reason = 'Falta o telefone.';
  await update(ana, id, { phone: '(85) 3333-1111' });
  expect(await decide('approve_arena@1', id, { base })).toBe('arena_changed: phone');
  expect(await decide('reject_arena@1', id, { base, reason })).toBe('arena_changed: phone');
  expect(await decide('approve_arena@1', id, { base: {} })).toBe('arena_changed: name');
  // what was asked of its proposer is no change of what was read
  await decide('ask_arena_change@1', id, { note: 'O ponto?' });
  expect(await decide('approve_arena@1', id, { base: await readArena(db, id) })).toBe('applied');
  expect(await decide('approve_arena@1', id, { base })).toBe('applied');
  expect(await decide('reject_arena@1', id, { base, reason })).toBe('arena_changed: is_active');

  const other = await addArena();
  const { id: _id, whatsapp: _number, ...given } = arenaArgs();
  const same = { ...given, whatsapp: '5585988887777' };
  expect(await decide('reject_arena@1', other, { base: same, reason })).toBe('applied');
});
