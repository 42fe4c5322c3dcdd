import { expect, test } from 'vitest';
import { addAdmin, addPerson, forgetUses, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { arenaArgs, readArena } from './arena-acts.ts';

const db = await databaseOfFile();
const admin = await addAdmin(db);
const ana = await addPerson(db, 'Ana');
const bruno = await addPerson(db, 'Bruno');

const { id: _id, ...first } = arenaArgs({ whatsapp: '5585988887777' });
const second: Record<keyof typeof first, unknown> = {
  name: 'Campo Novo',
  description: 'Galpões, e uma mata rala.',
  address: 'Rua Um, 100',
  city: 'Caucaia',
  state: 'Ceará',
  latitude: -3.8,
  longitude: -38.6,
  website: null,
  phone: null,
  instagram: null,
  whatsapp: null,
  facebook: null,
  game_types: ['cqb'],
  facilities: [],
  images: ['https://exemplo.test/2.webp'],
  opening_hours: {},
};
const propose = async (changes: object = {}) => {
  await forgetUses(db, ana);
  const args = { id: crypto.randomUUID(), ...first, ...changes };
  return [args.id, await verdict(db, ana, { name: 'propose_arena@1', args })] as const;
};
const kept = async (id: string) => {
  const [row] = await db.rows(
    `select ${Object.keys(first).join()} from public.arenas where id = $1`,
    [id],
  );
  return row;
};

test('an arena keeps what it is given, and after an edit the rest too', async () => {
  const [id] = await propose();
  expect(await kept(id)).toEqual(first);
  let now: object = first;
  for (const [field, value] of Object.entries(second)) {
    const args = { id, patch: { [field]: value }, base: {} };
    expect(await verdict(db, admin, { name: 'update_arena@1', args })).toBe('applied');
    now = { ...now, [field]: value };
    expect(await kept(id)).toEqual(now);
  }
});

const hours = (n: number) =>
  Object.fromEntries(Array.from({ length: n }, (_, at) => [`${at}`, 'x']));
test.each<[field: string, value: unknown, code: string]>([
  ['opening_hours', hours(10), 'applied'],
  ['opening_hours', hours(11), 'invalid_args: opening_hours'],
  ['opening_hours', { sábado: 'x'.repeat(80) }, 'applied'],
  ['opening_hours', { sábado: 'x'.repeat(81) }, 'invalid_args: opening_hours'],
  ['opening_hours', { ['d'.repeat(30)]: 'x' }, 'applied'],
  ['opening_hours', { ['d'.repeat(31)]: 'x' }, 'invalid_args: opening_hours'],
  ['whatsapp', '12345678901234567890', 'whatsapp_invalid: whatsapp'],
])('%s %j: %s', async (field, value, code) => {
  expect((await propose({ [field]: value }))[1]).toBe(code);
});

test('an address of a picture has at most five hundred characters', async () => {
  const is_allowed = (length: number) =>
    db.one(`select private.image_url_ok($1, $2)`, [
      'https://exemplo.test/'.padEnd(length, 'x'),
      ana,
    ]);
  expect([await is_allowed(500), await is_allowed(501)]).toEqual([true, false]);
});

test('whose arena waits is told to its proposer and administrators; that it is approved, to all', async () => {
  const [id] = await propose();
  const edit = { name: 'update_arena@1', args: { id, patch: { name: 'Meu campo' }, base: {} } };
  const waiting = (user: string) =>
    db.trial({ user }, async () => {
      const rows = await db.rows<{ arena: string }>(
        'select private.my_pending_arena_ids() as arena',
      );
      return rows.some(({ arena }) => arena === id);
    });
  const seen = async () => [await waiting(ana), await waiting(admin), await waiting(bruno)];
  expect(await seen()).toEqual([true, true, false]);
  expect(await verdict(db, bruno, edit)).toBe('arena_not_found');
  await db.trial('postgres', async () => {
    await db.rows('update public.arenas set deleted_at = now() where id = $1', [id]);
    expect(await seen()).toEqual([false, false, false]);
  });
  const base = await readArena(db, id!);
  await verdict(db, admin, { name: 'approve_arena@1', args: { id, base } });
  expect(await seen()).toEqual([false, false, false]);
  expect(await verdict(db, bruno, edit)).toBe('not_allowed');
  const approved = () => db.one('select rev::int from public.arenas where id = $1', [id]);
  const before = await approved();
  await db.rows(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [bruno]);
  expect(await approved()).toBe(before); // only what waits reaches a new administrator anew
});
