import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { fetchPastEvents, keptPastEvents, type PastEvent } from './past-events.ts';

const server = { url: 'http://server.test', publishable_key: 'key' };
const nextId = seededIds(4);
const row = (days_before: number): PastEvent => ({
  id: nextId(),
  name: 'Operação Canindé',
  date: '2026-10-01',
  time: '09:00',
  location: 'Atibaia',
  game_mode: 'CQB',
  status: 'planned',
  latitude: null,
  longitude: null,
  starts_at: new Date(Date.UTC(2026, 9, 1) - days_before * 86_400_000).toISOString(),
});
const newest = Array.from({ length: 100 }, (_, n) => row(n));
const oldest = [row(200)];
const open = () => new DeviceDatabase('anon', { indexedDB: new IDBFactory(), IDBKeyRange });
const asked = (older: boolean) => ({ signal: new AbortController().signal, now: 1_000, older });
afterEach(() => vi.unstubAllGlobals());

test('pages follow each other, are kept, and a new first page keeps the older ones', async () => {
  const db = open();
  const fetch = vi.fn((_url: string, { body }: { body: string }) =>
    Promise.resolve(Response.json(body.includes('before') ? oldest : newest)),
  );
  vi.stubGlobal('fetch', fetch);
  expect((await fetchPastEvents({ db, server }, asked(false)))?.more).toBe(true);
  const both = { rows: [...newest, ...oldest], more: false, at: 1_000 };
  expect(await fetchPastEvents({ db, server }, asked(true))).toEqual(both);
  const last = newest.at(-1)!;
  expect(JSON.parse(fetch.mock.lastCall![1].body)).toEqual({
    before: last.starts_at,
    before_id: last.id,
    limit_rows: 100,
  });
  expect(await fetchPastEvents({ db, server }, asked(false))).toEqual(both);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await fetchPastEvents({ db, server }, asked(false))).toBeNull();
  expect(await keptPastEvents(db)).toEqual(both);
  db.close();
});
