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

/** Compares a column of lists with numbers. Found by the search of `npm run bench -- C1`. */
const EVIL = {"select": "*", "order": "sync_xid.asc,updated_at.desc", "name": "in.(a,a,São Paulo,São Paulo,9,a,São Paulo,a,9,zzz,zzz,São Paulo,São Paulo,São Paulo,,São Paulo,a,zzz,a,9,a,9,,zzz,zzz,,zzz,,a,9,,zzz,a,zzz,,,9,9,zzz,,São Paulo,9,a,zzz,a,,zzz,9,São Paulo,São Paulo,a,São Paulo,São Paulo,9,zzz,São Paulo,São Paulo,,9,São Paulo,zzz,,zzz,,,a,,,9,,a,zzz,São Paulo,zzz,,9,zzz,a,a,a,,a,São Paulo,9,,zzz,São Paulo,9,,São Paulo,9,São Paulo,São Paulo,São Paulo,,a,,,,,a,São Paulo,a,9,a,9,,zzz,,9,São Paulo,9,São Paulo,São Paulo,,zzz,São Paulo,9,9,zzz,9,9,São Paulo,zzz,São Paulo,9,a,9,a,São Paulo,9,9,São Paulo,a,a,São Paulo,São Paulo,,,zzz,zzz,a,a,,São Paulo,a,9,a,,9,9,a,São Paulo,a,zzz,9,zzz,a,,9,,a,zzz,a,a,9,a,9,São Paulo,zzz,zzz,,São Paulo,São Paulo,a,São Paulo,9,,9,)", "operator_classes": "in.(São Paulo,zzz,a,a,São Paulo,a,zzz,,9,zzz,São Paulo,zzz,,9,zzz,São Paulo,a,,,a,a,9,,9,,zzz,a,,zzz,zzz,zzz,zzz,São Paulo,9,zzz,a,a,a,a,a,,zzz,São Paulo,9,São Paulo,São Paulo,São Paulo,São Paulo,,São Paulo,zzz,9,zzz,a,São Paulo,São Paulo,São Paulo,zzz,zzz,zzz,São Paulo,zzz,zzz,,zzz,zzz,9,a,zzz,a,9,São Paulo,zzz,9,9,zzz,,São Paulo,9,,,a,9,9,São Paulo,a,9,9,,,zzz,9,São Paulo,9,9,São Paulo,zzz,zzz,9,,São Paulo,São Paulo,,,a,São Paulo,a,a,,,a,zzz,a,zzz,a,9,São Paulo,,,a,a,São Paulo,zzz,zzz,a,a,São Paulo,zzz,zzz,,São Paulo,a,9,zzz,,,9,São Paulo,zzz,a,9,9,,São Paulo,9,9,São Paulo,9,a,São Paulo,zzz,,9,São Paulo,9,,,a,São Paulo,São Paulo,9,a,,,zzz,9,zzz,9,,,a,a,São Paulo,zzz,9,zzz,,a,São Paulo,9)"}; // prettier-ignore

const EVIL_SMALL = { select: '*', operator_classes: 'in.(a,9)' };

/** Checks that a visitor, the same person and the server itself still get answers. */
async function everybodyIsAnswered(): Promise<void> {
  const others = await call(backend, '/rest/v1/public_statistics?select=id');
  expect(others.status).toBe(200);
  const mine = await call(backend, '/rest/v1/my_profile?select=id', { token: ana.token });
  expect([mine.status, await mine.json()]).toEqual([200, [{ id: ana.id }]]);
  expect((await backend.db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
}

test.each([EVIL, EVIL_SMALL])(
  '[hole S4] a list that is compared with a number harms nobody, and is refused as a value',
  async (evil) => {
    const query = new URLSearchParams(evil).toString();
    for (const _again of [1, 2]) {
      const refused = await call(backend, `/rest/v1/my_profile?${query}`, { token: ana.token });
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
