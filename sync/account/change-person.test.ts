import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { stubTabStorage } from '#tests/fixtures/browser/tab-storage.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { sessionOf } from '#tests/fixtures/samples/session.ts';
import { shared, type Account } from './account.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { readDraft, writeDraft } from '../drafts/drafts.ts';
import { keepSession, signOut } from './change-person.ts';
import { beginLeaving } from './leave-device.ts';
import { rememberedPerson, rememberPerson } from '../identity/person.ts';
import { isLeaving, readSession, writeSession } from '../identity/session.ts';

const revoke = vi.hoisted(() => vi.fn());
vi.mock('../identity/authentication.ts', () => ({ revokeSession: revoke }));
const endPush = vi.hoisted(() => vi.fn());
vi.mock('./push-device.ts', () => ({ endPushSubscription: endPush }));

const server = { url: 'http://server', publishable_key: 'key' };
const DRAFT = 'register:e1';
const nextId = seededIds(43);
let ana: { id: string; email: string; name: string };
let db: DeviceDatabase;
const session = () => sessionOf(ana.id);
/** An open account, as far as a sign-out uses it. */
const account = (person: typeof ana | null) => {
  const close = vi.fn(async () => db.close());
  const local = { db, source: { server } };
  return { person, local, replica: { name: 'replica' }, close } as unknown as Account;
};
const isThere = async () =>
  (await indexedDB.databases()).some(({ name = '' }) => name.includes(ana.id));
const stored = stubLocalStorage();
beforeEach(async () => {
  vi.clearAllMocks();
  endPush.mockResolvedValue(undefined);
  ana = { id: nextId(), email: 'ana@exemplo.com', name: 'Ana' };
  db = new DeviceDatabase(ana.id);
  await db.outbox.add({ id: nextId(), status: 'queued' } as never);
  await writeDraft(db, DRAFT, { name: 'Ana' });
  stubTabStorage({ 'qg.other': 'x' });
  await writeSession(shared, session());
  rememberPerson(ana);
});

test('[S4] signing out removes the person, the queue and the drafts, and ends their messages', async () => {
  const leaving = account(ana);
  await signOut(leaving, { keep_queue: false });
  expect(leaving.close).toHaveBeenCalledOnce();
  expect(await readSession(shared)).toBeNull();
  expect(rememberedPerson()).toBeNull();
  expect(revoke.mock.calls).toEqual([[server, 'access']]);
  expect(endPush).toHaveBeenCalled();
  expect(await isThere()).toBe(false);
  expect(await isLeaving(shared, ana.id)).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect([...stored.keys()]).toEqual([]);
});

test('[S4] when the page ends while the databases are being closed, everything else has ended', async () => {
  const ending = account(ana);
  void signOut({ ...ending, close: () => new Promise(() => {}) }, { keep_queue: false });
  await expect.poll(() => revoke.mock.calls).toEqual([[server, 'access']]);
  expect(endPush).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(await isLeaving(shared, ana.id)).toBe(true);
  db.close();
});

test('[S5] a queue that is kept, and the drafts, are there when the same person is back', async () => {
  await signOut(account(ana), { keep_queue: true });
  expect([await readSession(shared), rememberedPerson()]).toEqual([null, null]);
  expect([Object.keys(sessionStorage), await isThere()]).toEqual([[], true]);
  expect(await keepSession(session())).toEqual(ana);
  expect(rememberedPerson()).toEqual(ana);
  expect(await readSession(shared)).toMatchObject({ user: ana });
  db = new DeviceDatabase(ana.id);
  expect([await db.outbox.count(), await readDraft(db, DRAFT)]).toEqual([1, { name: 'Ana' }]);
  db.close();
});

test('for a visitor no person is signed out: only the databases are closed', async () => {
  const visitor = account(null);
  await signOut(visitor, { keep_queue: true });
  expect(visitor.close).toHaveBeenCalledOnce();
  expect([await readSession(shared), rememberedPerson()]).toEqual([null, null]);
  expect(Object.keys(sessionStorage)).toEqual(['qg.other']);
  expect(await isThere()).toBe(true);
});

test('without a session there is nothing to revoke', async () => {
  await shared.values.clear();
  await signOut(account(ana), { keep_queue: false });
  expect(revoke).not.toHaveBeenCalled();
});

test('[S4] whoever signs in waits for a sign-out that was not finished', async () => {
  const bia = { ...ana, id: nextId() };
  db.close();
  await beginLeaving(shared, ana, { keep_queue: false });
  await keepSession({ ...session(), user: bia });
  expect(await isThere()).toBe(false);
  expect(rememberedPerson()).toEqual(bia);
});
