import { expect, test } from 'vitest';
import { checkInMarks, waitingStatuses } from './event-record.ts';

test('the marks and states are those that the database knows', () => {
  expect(checkInMarks).toEqual(['in', 'out', 'undo']);
  expect(waitingStatuses).toEqual(['waiting', 'offered', 'taken', 'expired', 'left']);
});
