import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openDatabase } from '#local/database/database.ts';
import { call, openTestBackend, signUp, type TestUser } from '../../open-test-backend.ts';

const MIB = 1024 * 1024;
/** Small limits, so that the tests reach them quickly. */
const memory = {
  most: 320 * MIB,
  renew_above: 200 * MIB,
  most_answer: MIB,
  most_heap: 128 * MIB,
};

let home: string;
let backend: Backend;
let ada: TestUser;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qg-s04-'));
  backend = await openTestBackend({ limit_turns: true, data_dir: join(home, 'data'), memory });
  ada = await signUp(backend, 'ada@exemplo.com');
  await rpc('add_note', { id: crypto.randomUUID(), text: 'kept' });
}, 120_000);
afterAll(async () => {
  await backend.close();
  await rm(home, { recursive: true });
});

const rpc = (name: string, json: unknown) =>
  call(backend, `/rest/v1/rpc/${name}`, { json, token: ada.token });

async function kept(): Promise<void> {
  const { data, error } = await ada.client.rpc('my_notes');
  expect({ data, error }).toMatchObject({ data: [{ text: 'kept' }], error: null });
}

const startedAt = async () =>
  (await backend.db.query<{ at: string }>('select pg_postmaster_start_time()::text as at')).rows[0]!
    .at;

test('[hole S4] at its memory limit the database refuses the statement and continues', async () => {
  const response = await rpc('hoard', { mib: 300 });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toMatchObject({ code: '53200' });
  await kept();
}, 60_000);

test('[hole S4] memory that a statement took is released by reopening the database', async () => {
  const before = await startedAt();
  expect((await rpc('hoard', { mib: 80 })).status).toBe(200);
  await expect.poll(startedAt).not.toBe(before);
  await kept();
}, 60_000);

test('[hole S4] an answer that is too large is refused at the thread’s boundary', async () => {
  const response = await rpc('swell', { mib: 2 });
  expect([response.status, await response.json()]).toMatchObject([500, { code: '54000' }]);
  await kept();
}, 60_000);

test('[hole S4] rows that fill the thread’s heap end the thread and not the process', async () => {
  const question = backend.db.query(`select i, 'x' from generate_series(1, 3000000) i`);
  await expect(question).rejects.toMatchObject({ code: '08006' });
  const response = await rpc('whoami', {}); // waits for the database, which is being reopened
  expect(response.status).toBe(200);
  await kept();
}, 60_000);

test('[hole S4] a database in memory ends with its thread, and is never replaced by an empty one', async () => {
  const db = await openDatabase(null, { memory });
  await db.exec('create table public.mine (id int)');
  const end = db.query(`select i, 'x' from generate_series(1, 3000000) i`);
  await expect(end).rejects.toMatchObject({ code: '08006' });
  await expect(db.query('select 1')).rejects.toMatchObject({ code: '08006' });
  await db.close();
}, 60_000);
