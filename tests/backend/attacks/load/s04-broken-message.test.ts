import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openRealBackend, signUp, type TestUser } from '../../open-test-backend.ts';

let data_dir: string;
let backend: Backend;
let ana: TestUser;
beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'qg-broken-message-'));
  backend = await openRealBackend({ data_dir });
  ana = await signUp(backend, 'ana@exemplo.com');
}, 120_000);
afterAll(async () => {
  await backend.close();
  await rm(data_dir, { recursive: true, force: true });
});

/** Checks that a visitor, the same person and the server itself still get answers. */
async function everybodyIsAnswered(): Promise<void> {
  const others = await call(backend, '/rest/v1/rpc/get_user_leaderboard', { json: {} });
  expect(others.status).toBe(200);
  const mine = await ask('people_names', { ids: [ana.id] });
  expect([mine.status, await mine.json()]).toEqual([200, [{ id: ana.id, name: 'Operador' }]]);
  expect((await backend.db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
}

const ask = (rpc: string, json: object) =>
  call(backend, `/rest/v1/rpc/${rpc}`, { token: ana.token, json });

test.each([9, [9], 'a,9', [['a'], 'x'], { a: 9 }, true])(
  '[hole S4] %j for a list harms nobody, and is refused as a value',
  async (ids) => {
    for (const _again of [1, 2]) {
      const refused = await ask('people_names', { ids });
      expect((await refused.json()) as object).toMatchObject({ code: '22P02' });
      await everybodyIsAnswered();
    }
  },
);

test.each([9, true, {}, { length: 3 }])(
  '[hole S4] %j for a parameter that takes a list is refused, and the next message is complete',
  async (value) => {
    await expect(
      backend.db.query('select $1::text[], $2::text', [value, 'x']),
    ).rejects.toMatchObject({ code: '22P02' });
    expect((await backend.db.query('select $1::text as said', ['x'])).rows).toEqual([
      { said: 'x' },
    ]);
  },
);

test('[hole S4] the rest of a broken message is read and ignored, also with a database on disk: no data is lost', async () => {
  const broken = 9 as unknown as string; // a number in place of SQL, which the types forbid: PGlite stops in the middle of the message
  await expect(backend.db.query(broken)).rejects.toThrow(/string/);
  await expect(backend.db.query('select 1')).rejects.toMatchObject({ code: '08P01' }); // otherwise this test proves nothing
  await everybodyIsAnswered();
  const bia = await signUp(backend, 'bia@exemplo.com');
  await backend.close();
  backend = await openRealBackend({ data_dir });
  await everybodyIsAnswered();
  const kept = await backend.db.query('select email from auth.users order by 1');
  expect(kept.rows).toEqual([ana, bia].map(({ email }) => ({ email })));
}, 120_000);
