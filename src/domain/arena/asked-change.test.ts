import { expect, test } from 'vitest';
import type { Rows } from '#sync/records/collections.ts';
import { askedChanges, refusedProposal } from './asked-change.ts';

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

test('a rejected proposal fills a new form, as far as it was kept', () => {
  const proposal = {
    name: 'Morro Azul',
    address: 'Estrada 6',
    city: 'Atibaia',
    state: 'SP',
    latitude: -23.1,
    longitude: -46.5,
    game_types: ['milsim'],
  };
  const data = { code: 'arena_refused', reason: 'O ponto está no rio.', proposal };
  const found = refusedProposal([told('2026-11-20T10:00:00Z', data)], 'a');
  expect(found).toMatchObject({ id: 'a', reason: 'O ponto está no rio.' });
  expect(found?.values).toMatchObject({ name: 'Morro Azul', latitude: '-23.1', description: '' });
  expect(found?.values.phone).toBe('');
  expect(refusedProposal([told('2026-11-20T10:00:00Z', data)], 'b')).toBeNull();
  const nothing = { code: 'arena_refused', reason: 'Não.' };
  expect(refusedProposal([told('2026-11-20T10:00:00Z', nothing)], 'a')).toBeNull();
});
