import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, openBackend } from '#local/backend.ts';
import { openLiveSignal, type LiveSignal } from '#sync/pull/live-signal.ts';
import type { Caller } from '#sync/identity/client.ts';
import { newEvent, push, send } from '#tests/backend/data-dir/backup-acts.ts';
import { call, PASSWORD, signUp, soon, type TestUser } from '#tests/backend/open-test-backend.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';

/** Two processes of one site would be two of these: all that they share is the server and the directory. */
let server: RaceServer;
let home: string;
let url: string;
let a: Backend;
let b: Backend;
let now_ms = Date.now();
const NEVER_MS = 3_600_000;

const open = (): Promise<Backend> =>
  openBackend({
    data_dir: home,
    database_url: url,
    seed: 'none',
    dist_dir: null,
    port: 0,
    clock: () => now_ms,
    jobs_every_ms: NEVER_MS,
    snapshot_every_ms: NEVER_MS,
  });

beforeAll(async () => {
  server = await startRaceServer();
  const name = await server.database('template1');
  url = server.url(name);
  home = mkdtempSync(join(tmpdir(), 'qg-two-'));
  [a, b] = await Promise.all([open(), open()]);
});
const signals: LiveSignal[] = [];
afterAll(async () => {
  for (const signal of signals) signal.close();
  await Promise.all([a.close(), b.close()]);
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

let people = 0;
const person = (backend: Backend): Promise<TestUser> => signUp(backend, `p${++people}@exemplo.com`);

const signIn = (backend: Backend, email: string, password: string): Promise<Response> =>
  call(backend, '/auth/v1/token?grant_type=password', { json: { email, password } });

const hasRole = (id: string, token: string) => ({
  token,
  json: { user_id: id, role: 'admin' },
});

test('two that start at the same moment make one database and one pair of keys', async () => {
  expect(a.anon_key).toBe(b.anon_key);
  const { id, email, token } = await person(a);
  expect((await signIn(b, email, PASSWORD)).status).toBe(200);
  const mine = await call(b, '/rest/v1/rpc/has_role', hasRole(id, token));
  expect(await mine.json()).toBe(false);
});

test('wrong passwords count, whichever process hears them', async () => {
  const { email } = await person(a);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push((await signIn(n % 2 === 0 ? a : b, email, 'wrong-password')).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  expect((await signIn(b, email, PASSWORD)).status).toBe(429);
  now_ms += 11 * 60_000;
  expect((await signIn(b, email, PASSWORD)).status).toBe(200);
});

test('a mutation sent to both is done once, and its poke reaches the sockets of both', async () => {
  const organiser = await person(a);
  const id = crypto.randomUUID();
  const json = push(organiser, 'create_event@1', newEvent(id));
  const heard = await Promise.all([a, b].map(listening));
  const said = await Promise.all([send(a, organiser, json), send(b, organiser, json)]);
  expect(said.toSorted()).toEqual(['applied', 'applied']);
  const { rows } = await a.db.query('select id from public.airsoft_events where id = $1', [id]);
  expect(rows).toHaveLength(1);
  for (const count of heard) await soon(count).toBeGreaterThan(0);

  expect(await a.refreshSnapshot()).toBe(true);
  expect(await b.refreshSnapshot()).toBe(true); // it serves what the other has built
  expect(await b.refreshSnapshot()).toBe(false);
  const files = await Promise.all(
    [a, b].map(async (one) => (await call(one, '/snapshot/public.json')).text()),
  );
  expect(files[0]).toBe(files[1]);
});

/** How often a visitor's page of this process heard that something public changed. */
async function listening({ url: address, anon_key }: Backend): Promise<() => number> {
  const caller = {
    source: { server: { url: address, publishable_key: anon_key } },
    user_id: null,
  } as unknown as Caller;
  let heard = 0;
  const signal = await openLiveSignal(caller, () => (heard += 1));
  signals.push(signal!);
  signal!.listen(['public']);
  // it may need a moment until it has joined
  await expect
    .poll(async () => {
      await a.db.query(`select realtime.send('{}', 'poke', 'public', false)`);
      return heard;
    })
    .toBeGreaterThan(0);
  heard = 0;
  return () => heard;
}

test('a job that is due runs in one of them', async () => {
  await a.db.query('delete from private.job_runs');
  const done = await Promise.all([a.runJobs(), b.runJobs()]);
  const names = done.flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

test('a session that the server ends in the middle of a request leaves no right behind', async () => {
  const { id, token } = await person(a);
  const slow = call(a, '/rest/v1/rpc/sync_pull', { token, json: { p: {} } });
  await server_ends_all();
  await slow;
  const asked = async () => call(a, '/rest/v1/rpc/has_role', hasRole(id, token));
  await soon(async () => (await asked()).status).toBe(200);
  const closed = await call(a, '/rest/v1/rpc/claim_pushes', { token, json: { p: {} } });
  expect(closed.status).toBe(403);
  const anonymous = await call(a, '/rest/v1/rpc/people_names', { json: { ids: [id] } });
  expect(anonymous.status).toBe(401);

  async function server_ends_all(): Promise<void> {
    const admin = await server.open('postgres');
    await admin.exec(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'qg-airsoft'`,
    );
    await admin.close();
  }
});
