import { expect, test } from 'vitest';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { setAttendance } from './attendance.ts';

const nextId = seededIds(70);
const [id, other, team_id] = [nextId(), nextId(), nextId()];
const me = { user_id: nextId(), at: '2026-11-23T12:00:00.000Z' };

test('the same answer to the same entry is one mutation, another answer is another', () => {
  const once = (args: { id: string; status: 'confirmed' | 'pending' }) =>
    setAttendance.once?.({ team_id, ...args } as never, me as never);
  const first = once({ id, status: 'confirmed' });
  expect(once({ id, status: 'confirmed' })).toBe(first);
  expect(once({ id, status: 'pending' })).not.toBe(first);
  expect(once({ id: other, status: 'confirmed' })).not.toBe(first);
});
