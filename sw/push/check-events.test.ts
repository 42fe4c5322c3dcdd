import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { writeNotificationWords } from '#sync/identity/notification-words.ts';
import { NIL } from '#sync/wire/protocol.ts';
import { saveScope } from '#sync/replica/scopes.ts';
import { eraseSession } from '#sync/identity/session.ts';
import { signInWorker } from '#tests/fixtures/browser/signed-in-worker.ts';
import { workerWorld } from '#tests/fixtures/browser/worker-world.ts';

const ME = 'aaaaaaaa-0000-7000-8000-000000000001';
const OTHER = 'aaaaaaaa-0000-7000-8000-000000000002';
const EVENT = 'eeeeeeee-0000-7000-8000-000000000001';
const EPOCH = '5d3c8e2a-0000-4000-8000-000000000000';

const { shown, pages } = workerWorld();
const { checkEvents } = await import('./check-events.ts');
const { shared } = await import('../owner.ts');

const words = {
  lang: 'pt-BR',
  event_changed: 'Mudou',
  registrations: '{count} inscritos',
  event_gone: 'Saiu do ar',
  something_new: 'Há novidades',
};

let db: DeviceDatabase;
let asked: { p: { epoch: string; limit: number; scopes: { me: { c: object } } } }[];
let answer: Record<string, unknown>;
const row = {
  id: EVENT,
  rev: 5,
  sync_xid: 900,
  name: 'Serra',
  created_by: OTHER,
  updated_at: '2026-11-21T12:00:01Z',
  operators_count: 7,
};
const cursors = { airsoft_events: [9, NIL] as const };

beforeEach(async () => {
  vi.clearAllMocks();
  pages.length = 0;
  asked = [];
  await signInWorker(ME);
  await writeNotificationWords(shared, words);
  db = new DeviceDatabase(ME);
  await saveScope(db, 'me', {
    c: cursors,
    departed: [9, NIL],
    epoch: EPOCH,
    settled_epoch: EPOCH,
    replica_id: 'r',
    complete: true,
    synced_at: Date.parse('2026-11-21T12:00:00Z'),
  });
  answer = {
    c: { airsoft_events: { rows: [row], done: true } },
    departed: [],
    departed_done: true,
  };
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(body as string) as (typeof asked)[number]);
    return Response.json({
      v: 1,
      as_user: ME,
      epoch: EPOCH,
      horizon: 1000,
      server_now: '2026-11-21T12:00:02Z',
      scopes: { me: answer },
      acks: [],
    });
  });
});
afterEach(async () => {
  await db.delete();
  await eraseSession(shared);
});

test.each([
  ['before a page has stored its texts', () => shared.values.delete('notification_words')],
  ['without permission', async () => vi.stubGlobal('Notification', { permission: 'denied' })],
])('[W7] a change that could not be shown %s is reported once it can', async (_when, prevent) => {
  await prevent();
  await checkEvents();
  expect(shown).not.toHaveBeenCalled();
  vi.stubGlobal('Notification', { permission: 'granted' });
  await writeNotificationWords(shared, words);
  await checkEvents();
  expect(shown).toHaveBeenCalledOnce();
});

test('[W7] a change in my events since a page was last open is reported once', async () => {
  await checkEvents();
  expect(shown).toHaveBeenCalledOnce();
  expect(shown).toHaveBeenCalledWith('Serra', {
    body: 'Mudou',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: `/event/${EVENT}` },
    tag: `event:${EVENT}`,
    lang: 'pt-BR',
  });
  expect(asked[0]?.p).toMatchObject({ epoch: EPOCH, limit: 200, scopes: { me: { c: cursors } } });
  await checkEvents();
  expect(shown).toHaveBeenCalledOnce();
});

test('[W7] the organiser hears how many registered, and that a deleted event is gone', async () => {
  answer = {
    c: {
      airsoft_events: {
        rows: [{ ...row, created_by: ME, updated_at: '2026-11-21T11:00:00Z' }],
        done: true,
      },
    },
    departed: [['airsoft_events', OTHER, 901, 3]],
    departed_done: true,
  };
  await checkEvents();
  const told = shown.mock.calls as [string, { body: string; data: { path: string } }][];
  expect(told.map(([title, { body, data }]) => [title, body, data.path])).toEqual([
    ['Serra', '7 inscritos', `/event/${EVENT}`],
    ['QG Airsoft', 'Saiu do ar', '/events'],
  ]);
});

test('[W7] the server’s clock decides what is later than the last page', async () => {
  await db.meta.put(5_000, 'clock_offset_ms');
  await checkEvents();
  expect(shown).not.toHaveBeenCalled();
});

test('[W7] before any page has written its texts nothing is shown, and the check does not fail', async () => {
  await shared.values.delete('notification_words');
  await checkEvents();
  expect(shown).not.toHaveBeenCalled();
});

test('[W7] after a restore the marks start again', async () => {
  await db.meta.put({ epoch: OTHER, marks: { [EVENT]: 5_000 } }, 'check_evt_told');
  await checkEvents();
  expect(shown).toHaveBeenCalledOnce();
});

test('[W7] what this device sent itself is not reported', async () => {
  const mine = { event_id: EVENT };
  await db.outbox.add({ id: 'm', args: mine, status: 'acked' } as never);
  answer = { c: {}, departed: [['airsoft_events', EVENT, 901, 3]], departed_done: true };
  await checkEvents();
  expect(shown).not.toHaveBeenCalled();
});

test.each<[string, () => unknown]>([
  [
    'a page is in sight',
    () => pages.push({ url: '', visibilityState: 'visible', focus: () => {} }),
  ],
  ['nothing was read to its end', () => db.scopes.update('me', { complete: false })],
  ['nobody is signed in', () => eraseSession(shared)],
])('no request is sent while %s', async (_, when) => {
  await when();
  await checkEvents();
  expect(asked).toEqual([]);
  expect(shown).not.toHaveBeenCalled();
});

test.each<[string, () => unknown]>([
  ['gone', () => (answer = { gone: true })],
  ['read anew', () => (answer = { ...answer, restarted: true })],
])('nothing is reported for a scope that is %s', async (_, when) => {
  when();
  await checkEvents();
  expect(asked).toHaveLength(1);
  expect(shown).not.toHaveBeenCalled();
});

test('[S4] a person who signs out while the answer is on its way hears nothing', async () => {
  const genuine = fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const reply = await genuine(...args);
    await eraseSession(shared);
    return reply;
  });
  await checkEvents();
  expect(asked).toHaveLength(1);
  expect(shown).not.toHaveBeenCalled();
});
