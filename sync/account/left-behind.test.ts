import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { DeviceDatabase } from '../device/device-database.ts';
import { writeDraft } from '../drafts/drafts.ts';
import { draftsOf, leftBehind, nothingLeft, unsentOf } from './left-behind.ts';
import type { OutboxStatus } from '../outbox/outbox.ts';
import { keepPicture } from '../sending/waiting-pictures.ts';

const nextId = seededIds(12);
let db: DeviceDatabase;
beforeEach(() => {
  db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => db.close());

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

test('[S4] what waits is counted, and apart from it what was refused; what was done is not', async () => {
  expect(await leftBehind(db)).toEqual(nothingLeft);
  for (const status of ['queued', 'sending', 'blocked', 'acked', 'rejected'] as const)
    await ask(status);
  expect(await leftBehind(db)).toEqual({ ...nothingLeft, actions: 3, refused: 1 });
});

test('[S4] [U9] a picture waits once a mutation names it, also when that mutation was sent first', async () => {
  await picture('ana/given-up');
  await picture('ana/left-behind', { wanted: true });
  await picture('ana/refused', { wanted: true, refused: 'too_large' });
  await picture('ana/named');
  await ask('queued', 'https://server/ana/named');
  const left = await leftBehind(db);
  expect(left).toEqual({ ...nothingLeft, actions: 1, pictures: 2, refused: 1 });
  expect(unsentOf(left)).toBe(3);
});

test('[S4] drafts are counted by kind', async () => {
  await writeDraft(db, 'event:new', {});
  await writeDraft(db, `event:${nextId()}`, {});
  await writeDraft(db, 'team:new', {});
  await writeDraft(db, 'register:e1', {});
  const left = await leftBehind(db);
  expect(left.drafts).toEqual({ event: 2, registration: 1, other: 1 });
  expect([unsentOf(left), draftsOf(left)]).toEqual([0, 4]);
});
