import { expect, test } from 'vitest';
import { pinCommunication, vote } from './team-communication.ts';

const [id, team_id] = ['p1', 't1'] as never[] as [never, never];
const origin = { user_id: 'u1', at: '2026-11-23T12:00:00.000Z' } as never;

test('the same vote twice is one vote; another option is another', () => {
  const once = (option: number) => vote.once!({ id, team_id, option }, origin);
  expect(once(1)).toBe(once(1));
  expect(once(1)).not.toBe(once(2));
});

test('to pin twice is to pin once; to unpin is something else', () => {
  const once = (pinned: boolean) => pinCommunication.once!({ id, team_id, pinned }, origin);
  expect(once(true)).toBe(once(true));
  expect(once(true)).not.toBe(once(false));
});
