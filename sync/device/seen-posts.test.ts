import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { DeviceDatabase } from './device-database.ts';
import type { Rows } from '../records/collections.ts';
import { isToldOf, keepSeenPost, seenPosts, withReadMarks } from './seen-posts.ts';

test('how far a channel was seen is kept by team, and never goes back', async () => {
  const db = new DeviceDatabase('ana', { indexedDB: new IDBFactory(), IDBKeyRange });
  expect(await seenPosts(db, 't')).toEqual({});
  const see = (channel: string, created_at: string, team_id = 't') =>
    keepSeenPost(db, { team_id, channel, created_at });
  // two channels at once, as two tabs might
  await Promise.all([see('general', '2026-11-23T10:00:00+00:00'), see('events', '2026-11-01')]);
  await see('general', '2026-11-23T06:59:00-03:00'); // earlier, although it is written so
  await see('general', '2026-11-22T12:00:00Z', 'u');
  expect(await seenPosts(db, 't')).toEqual({
    general: '2026-11-23T10:00:00+00:00',
    events: '2026-11-01',
  });
  expect(await seenPosts(db, 'u')).toEqual({ general: '2026-11-22T12:00:00Z' });
});

test('what was seen on another device counts, and of both the later', () => {
  const mark = (team_id: string, channel: string, seen_at: string) =>
    ({ kind: 'read_mark', data: { team_id, channel, seen_at } }) as Rows['my_records'];
  const rows = [
    mark('t', 'general', '2026-11-23T10:00:00Z'),
    mark('t', 'events', '2026-11-23T10:00:00+00:00'),
    mark('u', 'admin', '2026-11-23T10:00:00Z'),
    { kind: 'role', data: { role: 'admin' } } as Rows['my_records'],
  ];
  const here = { general: '2026-11-23T11:00:00Z', events: '2026-11-22T11:00:00Z' };
  expect(withReadMarks(here, rows, 't')).toEqual({
    general: '2026-11-23T11:00:00Z',
    events: '2026-11-23T10:00:00+00:00',
  });
  expect(withReadMarks({}, rows, 'u')).toEqual({ admin: '2026-11-23T10:00:00Z' });
  const isTold = (channel: string, seen_at: string) =>
    isToldOf(rows, { team_id: 't', channel, seen_at });
  expect(isTold('general', here.general)).toBe(false);
  expect(isTold('general', '2026-11-23T07:00:00-03:00')).toBe(true);
  expect(isTold('tactical', here.events)).toBe(false);
});
