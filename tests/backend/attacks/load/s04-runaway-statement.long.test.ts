import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { TURN_LIMITS_MS } from '#local/database/thread/time-limits.ts';
import { call, openTestBackend, signUp, type TestUser } from '../../open-test-backend.ts';

let home: string;
let backend: Backend;
let ada: TestUser;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qg-s04-'));
  backend = await openTestBackend({ limit_turns: true, data_dir: join(home, 'data') });
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(async () => {
  await backend.close();
  await rm(home, { recursive: true });
});

const rpc = (name: string, json: unknown, token?: string) =>
  call(backend, `/rest/v1/rpc/${name}`, { json, ...(token ? { token } : {}) });

/** An answer and how long it took. Unit: ms. */
async function timed(answer: Promise<Response>) {
  const started = performance.now();
  const response = await answer;
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, took_ms: performance.now() - started };
}

const health = async () =>
  (await (await call(backend, '/health')).json()) as {
    ok: boolean;
    database: string;
    epoch?: string;
  };

/**
 * Asks like a device: when the server gave up after a long wait and said when to retry, it retries.
 * How long the database takes to open its files depends on the machine. A lost connection or
 * another error is a failure.
 */
async function insist(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
}

/** Calls /health until the attack ends. */
async function healthDuring(attack: Promise<unknown>) {
  let attacked = true;
  const ended = attack.finally(() => (attacked = false));
  const said = new Set<string>();
  let slowest_ms = 0;
  while (attacked) {
    const started = performance.now();
    const { ok, database, epoch } = await health();
    slowest_ms = Math.max(slowest_ms, performance.now() - started);
    said.add(`${ok} ${database} ${epoch ? 'epoch' : ''}`);
  }
  await ended;
  return { slowest_ms, said };
}

const EVIL = { text: `${'ab'.repeat(2_000)}!`, pattern: '^(.+)(.+)(.+)\\3\\2\\1$' };

test.each([
  ['anon', 'burn', { seconds: 600 }],
  ['anon', 'matches', EVIL],
  ['authenticated', 'burn', { seconds: 600 }],
] as const)(
  '[hole S4] as %s, %s is ended at the limit of the role, and other callers are served',
  async (role, name, args) => {
    const limit_ms = TURN_LIMITS_MS[role];
    await expect.poll(health).toMatchObject({ database: 'answers' }); // its turn begins at once
    const attack = timed(rpc(name, args, role === 'anon' ? undefined : ada.token));
    const others = Array.from({ length: 5 }, () => insist(() => rpc('whoami', {}, ada.token)));
    const note = { id: randomUUID(), text: 'behind it' };
    const written = insist(() => rpc('add_note', note, ada.token));
    const { slowest_ms, said } = await healthDuring(attack);

    const { status, code, took_ms } = await attack;
    expect({ status, code }).toEqual({ status: 500, code: '57014' });
    expect(took_ms).toBeGreaterThan(limit_ms - 100);
    expect(took_ms).toBeLessThan(limit_ms + 2_000);
    expect(slowest_ms).toBeLessThan(1_000);
    expect(said).toContain('true busy epoch');
    for (const other of others) expect((await other).status).toBe(200);
    expect([(await written).status, await (await written).json()]).toEqual([200, note.id]);
    await expect.poll(health).toMatchObject({ ok: true, database: 'answers' });
  },
  60_000,
);

test('[hole S4] an aborted transaction leaves nothing, and its replay is complete', async () => {
  const note = { id: randomUUID(), text: 'half' };
  const cut = await timed(rpc('note_and_burn', { ...note, seconds: 600 }, ada.token));
  expect(cut.code).toBe('57014');
  const { rows } = await backend.db.query('select from public.notes where id = $1', [note.id]);
  expect(rows).toEqual([]);
  expect((await rpc('note_and_burn', { ...note, seconds: 0 }, ada.token)).status).toBe(204);
  const { data } = await ada.client.rpc('my_notes');
  expect(data).toContainEqual(note);
}, 60_000);

test('[hole S4] listeners still hear notifications after the thread was replaced', async () => {
  const channel = ada.client.channel('event:s04');
  const heard = Promise.withResolvers<unknown>();
  const joined = Promise.withResolvers<void>();
  channel
    .on('broadcast', { event: 'changed' }, heard.resolve)
    .subscribe((status) => status === 'SUBSCRIBED' && joined.resolve());
  await joined.promise;
  expect((await timed(rpc('burn', { seconds: 600 }))).code).toBe('57014');
  await rpc('poke', { topic: 'event:s04', event: 'changed', private: false }, ada.token);
  await heard.promise;
  await ada.client.removeAllChannels();
}, 60_000);

test('[hole S4] the backend’s own work has a longer limit, and a migration has none', async () => {
  await backend.db.query('select public.burn(4)');
  await backend.db.exec('select public.burn(4)');
}, 60_000);
