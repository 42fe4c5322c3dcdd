import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { writeNotificationWords } from '#sync/device/notification-words.ts';
import { NIL } from '#sync/protocol.ts';
import { saveScope } from '#sync/replica/scopes.ts';
import { eraseSession } from '#sync/identity/session.ts';
import { signInWorker } from '#tests/fixtures/signed-in-worker.ts';
import { workerWorld } from '#tests/fixtures/worker-world.ts';

const ME = 'aaaaaaaa-0000-7000-8000-000000000001';
const OTHER = 'aaaaaaaa-0000-7000-8000-000000000002';
const EVENT = 'eeeeeeee-0000-7000-8000-000000000001';
const EPOCH = '5d3c8e2a-0000-4000-8000-000000000000';

const { shown, opened, pages } = workerWorld();
const { showPush, openNotification } = await import('./notifications.ts');
const { checkEvents } = await import('./check-events.ts');
const { shared } = await import('./device.ts');

const words = {
  lang: 'pt-BR',
  event_changed: 'Mudou',
  registrations: '{count} inscritos',
  event_gone: 'Saiu do ar',
  something_new: 'Há novidades',
};
const push = (data: unknown) =>
  showPush({ json: () => (typeof data === 'string' ? JSON.parse(data) : data) } as PushMessageData);

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

test('a push is shown with its own text, and opens a path in this app', async () => {
  await push({ title: 'Serra', body: 'Adiada', path: '/event/1', tag: 't', lang: 'en' });
  expect(shown).toHaveBeenCalledWith('Serra', {
    body: 'Adiada',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: '/event/1' },
    tag: 't',
    lang: 'en',
  });
  await push({ title: 'Serra', body: 'x', path: '//evil.example' });
  expect(shown.mock.lastCall?.[1]).toEqual({
    body: 'x',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: '/events' },
  });
});

test('a push that cannot be read is still shown, with the stored texts of a page', async () => {
  await push({ title: ' ', body: 'x' });
  await push('no json');
  await showPush(null);
  expect(shown).toHaveBeenCalledTimes(3);
  for (const [title, options] of shown.mock.calls as [string, object][]) {
    expect(title).toBe('QG Airsoft');
    expect(options).toMatchObject({ body: 'Há novidades', tag: 'unreadable' });
  }
  await shared.values.put({ lang: 7 }, 'notification_words'); // written by another version
  await showPush(null);
  expect(shown.mock.lastCall?.[1]).toMatchObject({ body: '' });
});

test.each([
  ['title', 120],
  ['body', 500],
  ['tag', 64],
  ['lang', 35],
])('a %s of %i characters is shown, and one more can not be read', async (field, most) => {
  const message = (length: number) => ({ title: 'T', body: 'B', [field]: 'x'.repeat(length) });
  await push(message(most));
  expect(JSON.stringify(shown.mock.lastCall)).toContain('x'.repeat(most));
  await push(message(most + 1));
  expect(shown.mock.lastCall?.[1]).toMatchObject({ tag: 'unreadable' });
});

test('a push is titled without the blanks around it, and needs no more than a title and a body', async () => {
  await push({ title: ' Serra ', body: '' });
  expect(shown).toHaveBeenCalledWith('Serra', {
    body: '',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: '/events' },
  });
  await push({ title: 'Serra' });
  expect(shown.mock.lastCall?.[1]).toMatchObject({ tag: 'unreadable' });
});

test('without permission nothing is shown', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  await push({ title: 'Serra', body: 'x' });
  expect(shown).not.toHaveBeenCalled();
  vi.stubGlobal('Notification', { permission: 'granted' });
});

test('it focuses the page that shows it, and navigates no other page there', async () => {
  const page = { url: 'https://qg.example/events', visibilityState: 'hidden', focus: vi.fn() };
  pages.push(page);
  await openNotification({ data: { path: '/event/1' } } as Notification);
  expect(opened).toHaveBeenCalledWith('/event/1');
  await openNotification({ data: null } as Notification);
  expect(page.focus).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledOnce();
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
