import { expect, test } from 'vitest';
import { addPerson, verdict } from '../acts.ts';
import { arenaArgs, readArena } from '../places/arena-acts.ts';
import { addAd } from '../places/ad-acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';

type Entry = { id: string; at: string; what: string; who: string | null; subject: string | null };

const db = await databaseOfFile();
const admin = await addPerson(db, 'Helena Prado');
const person = await addPerson(db, 'João Ávila', '11987654321');
await db.rows(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin]);

const read = async (p: object = {}) =>
  ((await db.rpc({ user: admin }, 'admin_access_log', p)) as { entries: Entry[] }).entries;
const search = (text: string) =>
  db.rpc({ user: admin }, 'admin_list_people', { search: text }) as Promise<{ total: number }>;

test('people are found by words without accents, in any order', async () => {
  for (const text of ['joao', 'AVILA joão', '98765'])
    expect([text, (await search(text)).total]).toEqual([text, 1]);
  expect((await search('joao prado')).total).toBe(0);
});

test('an administrator reads who looked for what, never a number, and that it was read', async () => {
  await db.rows('delete from private.access_log');
  await search('joao');
  await search('(11) 98765-4321');
  await search('joao@exemplo.test');
  await search('9 87 65–43.2');
  expect((await search('9 87 65–43')).total).toBe(1);
  await db.rows(
    `insert into private.access_log (user_id, what, subject, at) values ($1, 'assign_role', $2, now() + interval '1 second')`,
    [null, person],
  );
  const entries = await read();
  expect(entries.map(({ what, who, subject }) => [what, who, subject])).toEqual([
    ['assign_role', null, 'João Ávila'],
    ...Array.from({ length: 4 }, () => ['admin_list_people', 'Helena Prado', '#']),
    ['admin_list_people', 'Helena Prado', 'joao'],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/98765|87 65|exemplo/);
  expect(
    await db.one(`select count(*)::int from private.access_log where what = 'admin_access_log'`),
  ).toBe(1);
});

test('[hole N8] what an administrator changed is an entry, with the name of the thing', async () => {
  await db.rows('delete from private.access_log');
  const args = arenaArgs({ name: 'Campo do Canindé' });
  await verdict(db, person, { name: 'propose_arena@1', args });
  const act = (who: string, name: string, more: object) =>
    verdict(db, who, { name, args: { id: args.id, ...more } });
  // one's own, which waits, is nobody's right
  const own = { patch: { city: 'Sobral' }, base: {} };
  expect(await act(person, 'update_arena@1', own)).toBe('applied');
  const base = await readArena(db, args.id);
  expect(await act(admin, 'approve_arena@1', { base })).toBe('applied');
  expect(await act(admin, 'update_arena@1', { patch: { city: 'Natal' }, base: {} })).toBe(
    'applied',
  );
  await addAd(db, admin, { title: 'Máscaras' });
  expect((await read()).map(({ what, who, subject }) => [what, who, subject])).toEqual([
    ['create_advertisement', 'Helena Prado', 'Máscaras'],
    ['update_arena', 'Helena Prado', 'Campo do Canindé'],
    ['approve_arena', 'Helena Prado', 'Campo do Canindé'],
  ]);
});

test('it comes by pages, and only to administrators', async () => {
  const [first] = await read({ limit: 1 });
  const [second] = await read({ limit: 1, before: first!.at, before_id: first!.id });
  expect(second!.id).not.toBe(first!.id);
  expect(second!.at <= first!.at).toBe(true);
  expect((await refusal(() => read({ before: 'ontem mesmo' })))?.message).toBe('invalid_args');
  const stranger = () => db.rpc({ user: person }, 'admin_access_log', {});
  expect((await refusal(stranger))?.message).toBe('not_allowed');
});
