import { expect, test } from 'vitest';
import { isPublicTopic } from '#local/realtime/realtime-topics.ts';
import { openDatabase } from '../database.ts';
import type { Who } from '../session.ts';

const ADA = '00000000-0000-4000-8000-000000000001';
const TOPICS = [
  'public',
  `event:${ADA}`,
  'event:',
  `user:${ADA}`,
  `team:${ADA}`,
  'anything',
  'publics',
  'Public',
  'events:1',
  '',
];

test('[hole S8] topics answered without the database are those that the policies open to everybody', async () => {
  await using session = await openDatabase();
  const hears = (who: Who, topic: string) =>
    session.trial(who, async () => {
      await session.rows(`select set_config('realtime.topic', $1, true)`, [topic]);
      const seen = await session.rows(
        `select 1 from realtime.messages where extension = 'broadcast'`,
      );
      return seen.length > 0;
    });
  for (const topic of TOPICS) {
    const shortcut = isPublicTopic(topic);
    expect([topic, await hears('anon', topic)]).toEqual([topic, shortcut]);
    if (shortcut) expect([topic, await hears({ user: ADA }, topic)]).toEqual([topic, true]);
  }
  expect(await hears({ user: ADA }, `user:${ADA}`)).toBe(true); // control: the query works
});
