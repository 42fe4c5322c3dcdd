import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInSource } from '#tests/fixtures/identity/signed-in-source.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { fetchPasses, fetchPassKey, keptPasses, keptPassKey } from './event-passes.ts';

const nextId = seededIds(9);
const [ana, event_id, operator_id] = [nextId(), nextId(), nextId()];
const pass = { event_id, operator_id, name: 'Ana', team: '', text: 'QG1:AB' };
let local: {
  source: Awaited<ReturnType<typeof signedInSource>>;
  user_id: string;
  db: DeviceDatabase;
};
const asked = vi.fn();
let answer: () => Promise<Response>;

beforeEach(async () => {
  const db = new DeviceDatabase(ana, { indexedDB: new IDBFactory(), IDBKeyRange });
  local = { source: await signedInSource(ana), user_id: ana, db };
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked(new URL(url).pathname, method);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  local.source.shared.close();
  local.db.close();
});

const said = (status: number, error: string | null, details: object | null) => async () =>
  Response.json({ success: error === null, error, details }, { status });
const fetchMine = (now: number) => fetchPasses({ local, now }, [operator_id]);

test('passes are kept, with the places that they were asked for', async () => {
  answer = said(200, null, { passes: [pass] });
  await fetchMine(1);
  expect(asked).toHaveBeenLastCalledWith('/functions/v1/event-passes', 'POST');
  const kept = { passes: [pass], asked_for: [operator_id], at: 1 };
  expect(await keptPasses(local.db)).toEqual(kept);
  expect(await local.db.meta.get('passes')).toEqual(kept); // the next version finds it
});

test.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['a portal', async () => Response.json({ login: 'here' })],
  ['too many requests', said(429, 'too_many_requests', null)],
])('%s discards no pass, and the device asks again', async (_, reply) => {
  answer = said(200, null, { passes: [pass] });
  await fetchMine(1);
  answer = reply;
  expect((await fetchMine(2)).kind).not.toBe('ok');
  expect(await keptPasses(local.db)).toMatchObject({ passes: [pass], at: 1 });
});

test('a server without keys is asked once for a place, and leaves the passes that are here', async () => {
  answer = said(503, 'passes_not_configured', null);
  expect(await fetchMine(1)).toMatchObject({ kind: 'refused', code: 'passes_not_configured' });
  expect(await keptPasses(local.db)).toEqual({ passes: [], asked_for: [operator_id], at: 1 });
});

test('the gate keeps the public key, or that there is none; without an answer it keeps what it has', async () => {
  expect(await keptPassKey(local.db)).toBeNull();
  answer = said(503, 'passes_not_configured', null);
  await fetchPassKey(local);
  expect(asked).toHaveBeenLastCalledWith('/functions/v1/event-passes', 'GET');
  expect(await keptPassKey(local.db)).toEqual({ public_key: null });
  answer = said(200, null, { public_key: 'BAB' });
  await fetchPassKey(local);
  answer = () => Promise.reject(new TypeError('no network'));
  await fetchPassKey(local);
  expect(await keptPassKey(local.db)).toEqual({ public_key: 'BAB' });
});
