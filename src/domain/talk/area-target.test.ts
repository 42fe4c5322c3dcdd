import { expect, test } from 'vitest';
import { areaTarget } from './area-target.ts';

const ID = '0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000';

test('an address names a channel, a post and an entry of the agenda', () => {
  const given = { tab: 'communications', channel: 'tactical', post: ID, event: ID };
  expect(areaTarget(given)).toEqual({ channel: 'tactical', post: ID, event: ID });
});

test.each([
  {},
  { channel: 'secret', post: 'newest', event: '' },
  { channel: ['general'], post: 7, event: null },
  { post: `${ID}0`, event: ID.toUpperCase() },
])('%j names nothing', (given) => expect(areaTarget(given)).toEqual({}));
