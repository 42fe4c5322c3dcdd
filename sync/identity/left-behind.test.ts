import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { stubTabStorage } from '#tests/fixtures/browser/tab-storage.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { writeDraft } from '../drafts/drafts.ts';
import { draftsOf, leftBehind, nothingLeft, unsentOf } from './left-behind.ts';
import type { OutboxStatus } from '../outbox/outbox.ts';
import {
  dropTabDraft,
  parkTabDrafts,
  unparkTabDrafts,
  writeTabDraft,
} from '../drafts/tab-drafts.ts';
import { keepPicture } from '../outbox/waiting-pictures.ts';

const nextId = seededIds(12);
let db: DeviceDatabase;
beforeEach(() => {
  db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
  stubTabStorage();
});
afterEach(() => {
  db.close();
  vi.unstubAllGlobals();
});

const ask = (status: OutboxStatus, banner = '') =>
  db.outbox.add({
    id: nextId(),
    user_id: 'ana',
    device_id: nextId(),
    lane: nextId(),
    once: nextId(),
    name: 'update_event@1',
    args: { banner },
    label: '',
    created_at: '2026-11-22T12:00:00.000Z',
    status,
    attempts: 0,
    next_at: 0,
  });

const picture = (path: string, more: object = {}) =>
  keepPicture(db, {
    kind: 'event-images',
    path,
    type: 'image/webp',
    bytes: new ArrayBuffer(8),
    chosen_at: 0,
    wanted: false,
    ...more,
  });

test('[S4] what waits is counted, what has an outcome is not', async () => {
  expect(await leftBehind(db)).toEqual(nothingLeft);
  for (const status of ['queued', 'sending', 'blocked', 'acked', 'rejected'] as const)
    await ask(status);
  expect(await leftBehind(db)).toEqual({ ...nothingLeft, actions: 3 });
});

test('[S4] [U9] a picture waits once a mutation names it, also when that mutation was sent first', async () => {
  await picture('ana/given-up');
  await picture('ana/left-behind', { wanted: true });
  await picture('ana/refused', { wanted: true, refused: 'too_large' });
  await picture('ana/named');
  await ask('queued', 'https://server/ana/named');
  const left = await leftBehind(db);
  expect(left).toEqual({ ...nothingLeft, actions: 1, pictures: 2 });
  expect(unsentOf(left)).toBe(3);
});

test('[S4] drafts are counted by kind, those of this tab too', async () => {
  await writeDraft(db, 'event:new', {});
  await writeDraft(db, `event:${nextId()}`, {});
  await writeDraft(db, 'team:new', {});
  sessionStorage.setItem('qg.draft.register.e1', '{}');
  sessionStorage.setItem('qg.push_seen', '1');
  const left = await leftBehind(db);
  expect(left.drafts).toEqual({ event: 2, registration: 1, other: 1 });
  expect([unsentOf(left), draftsOf(left)]).toEqual([0, 4]);
});

test('[S4] drafts of other open tabs are counted whether they answer or not, those of a closed tab are not', async () => {
  const end = Promise.withResolvers<void>();
  const other = navigator.locks.request('qg:draft:other:split.e1', () => end.promise);
  writeTabDraft('register.e1', {});
  await expect.poll(async () => (await leftBehind(db)).drafts.other).toBe(1);
  expect((await leftBehind(db)).drafts).toEqual({ event: 0, registration: 1, other: 1 });
  end.resolve(); // closed
  await other;
  expect((await leftBehind(db)).drafts).toEqual({ event: 0, registration: 1, other: 0 });
  dropTabDraft('register.e1');
  expect(await leftBehind(db)).toEqual(nothingLeft);
});

test('[S4] with a queue that is kept, the drafts of the tab return with the person', async () => {
  sessionStorage.setItem('qg.draft.register.e1', '{"name":"Ana"}');
  await parkTabDrafts(db);
  stubTabStorage(); // signed out
  expect((await leftBehind(db)).drafts.registration).toBe(0);
  await unparkTabDrafts(db);
  expect(sessionStorage.getItem('qg.draft.register.e1')).toBe('{"name":"Ana"}');
  stubTabStorage();
  await unparkTabDrafts(db); // once
  expect(Object.keys(sessionStorage)).toEqual([]);
});
