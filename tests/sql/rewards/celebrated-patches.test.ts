import { expect, test } from 'vitest';
import { addPerson, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();

test('that I saw a celebration comes to my other devices, and is mine alone to say', async () => {
  const [ana, bia] = [await addPerson(db, 'Ana'), await addPerson(db, 'Bia')];
  const patch = crypto.randomUUID();
  await db.rows(`insert into public.patches (id, nome, tipo) values ($1, 'Presença', 'normal')`, [
    patch,
  ]);
  for (const who of [ana, bia])
    await db.rows(
      `insert into public.user_patches (user_id, patch_id, how) values ($1, $2, 'assigned')`,
      [who, patch],
    );
  type Answer = {
    scopes: { me: { c: Record<string, { rows: { kind: string; data: object }[] }> } };
  };
  const mine = async (user: string) =>
    (
      await db.rpc<Answer>({ user }, 'sync_pull', { v: 1, limit: 1000, scopes: { me: {} } })
    ).scopes.me.c['my_records']?.rows
      .filter(({ kind }) => kind === 'user_patch')
      .map(({ data }) => data);
  const args = { patch_ids: [patch, crypto.randomUUID()] };
  for (let time = 0; time < 2; time += 1)
    expect(await verdict(db, ana, { name: 'celebrate_patches@1', args })).toBe('applied');
  expect(await mine(ana)).toEqual([
    { patch_id: patch, data_conquista: expect.any(String), celebrated: true },
  ]);
  expect(await mine(bia)).toEqual([{ patch_id: patch, data_conquista: expect.any(String) }]);
  expect(await verdict(db, ana, { name: 'celebrate_patches@1', args: { patch_ids: ['x'] } })).toBe(
    'invalid_args: patch_ids',
  );
});
