import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { DeviceDatabase } from './device-database.ts';
import { keepSeenPost, seenPosts } from './seen-posts.ts';

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
