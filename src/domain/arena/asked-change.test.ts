import { expect, test } from 'vitest';
import type { Rows } from '#sync/records/collections.ts';
import { askedChanges } from './asked-change.ts';

const told = (created_at: string, data: object) =>
  ({
    kind: 'notification',
    data: { created_at, data: { arena_id: 'a', ...data } },
  }) as unknown as Rows['my_records'];
const ASKED = { code: 'arena_change_asked', note: 'O ponto está no rio.' };

test('the last correction that was asked for is open until it is made', () => {
  const open = (...rows: Rows['my_records'][]) => askedChanges(rows).get('a')?.note;
  expect(open(told('2026-11-20T10:00:00Z', ASKED))).toBe(ASKED.note);
  expect(open(told('2026-11-20T10:00:00Z', { ...ASKED, corrected: true }))).toBeUndefined();
  const again = told('2026-11-22T10:00:00Z', { ...ASKED, note: 'Falta o telefone.' });
  expect(open(again, told('2026-11-20T10:00:00Z', ASKED))).toBe('Falta o telefone.');
  expect(open(told('2026-11-20T10:00:00Z', { code: 'arena_approved' }))).toBeUndefined();
});

test('an administrator reads it at the proposal that they were told of', () => {
  const proposed = { code: 'arena_proposed', arena: 'Morro Azul' };
  const note = { note: 'O ponto está no rio.', asked_at: '2026-11-22T10:00:00+00:00' };
  expect(askedChanges([told('2026-11-20T10:00:00Z', proposed)]).size).toBe(0);
  expect(askedChanges([told('2026-11-20T10:00:00Z', { ...proposed, ...note })]).get('a')).toEqual(
    note,
  );
});
