import { expect, test } from 'vitest';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { sheetOf } from './agenda-place.ts';

const refused = (name: string) =>
  ({ id: 'm1', name, args: { id: 'e1', team_id: 't1' }, status: 'rejected' }) as OutboxRecord;

test.each([
  ['create_agenda_event@1', { is: 'edit' }],
  ['update_agenda_event@1', { is: 'edit', id: 'e1' }],
  ['save_briefing@1', { is: 'briefing', id: 'e1' }],
  ['save_report@1', { is: 'report', id: 'e1' }],
] as const)('a refused %s is corrected in its form', (name, sheet) => {
  const record = refused(name);
  expect(sheetOf(record)).toEqual({ ...sheet, refused: record });
});

test('an answer has no form', () => expect(sheetOf(refused('set_attendance@1'))).toBeUndefined());
