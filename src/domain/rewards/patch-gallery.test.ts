import { expect, test } from 'vitest';
import type { Rows } from '#sync/records/collections.ts';
import { foundPatches, kindsOf, type PatchFilter } from './patch-gallery.ts';

const patch = (nome: string, tipo: Rows['patches']['tipo'], day: number): Rows['patches'] => ({
  id: nome,
  nome,
  tipo,
  descricao: nome === 'Mata Fechada' ? 'Para quem subir a serra' : null,
  imagem_url: null,
  desenho: null,
  para: null,
  evento_id: null,
  equipe_id: null,
  created_at: `2026-11-${day}T12:00:00+00:00`,
  rev: 1,
  sync_xid: 1,
});
const all = [
  patch('Mão Amiga', 'especial', 12),
  patch('Mata Fechada', 'evento', 14),
  patch('Águia', 'especial', 10),
];
const found = (filter: Partial<PatchFilter>) =>
  foundPatches(all, { q: '', type: '', sort: 'latest', ...filter }).map(({ nome }) => nome);

test.each([
  [{}, ['Mata Fechada', 'Mão Amiga', 'Águia']],
  [{ sort: 'oldest' as const }, ['Águia', 'Mão Amiga', 'Mata Fechada']],
  [{ sort: 'name' as const }, ['Águia', 'Mão Amiga', 'Mata Fechada']],
  [{ sort: 'type' as const }, ['Águia', 'Mão Amiga', 'Mata Fechada']],
  [{ q: 'MAO' }, ['Mão Amiga']],
  [{ q: 'serra' }, ['Mata Fechada']],
  [{ q: 'null' }, []], // the others have no description
  [{ type: 'especial' as const }, ['Mão Amiga', 'Águia']],
  [{ type: 'mvp' as const }, []],
])('%j finds %j', (filter, expected) => {
  expect(found(filter)).toEqual(expected);
});

test('offers only types that exist, in the order of the schema', () => {
  expect(kindsOf(all)).toEqual(['especial', 'evento']);
  const kinds = ['normal', 'mvp', 'especial', 'evento', 'equipe', 'others'] as const;
  const one_each = kinds.map((kind, n) => patch(`${kind} ${n}`, kind, 10)).toReversed();
  expect(kindsOf(one_each)).toEqual(kinds);
  const by_type = foundPatches(one_each, { q: '', type: '', sort: 'type' });
  expect(by_type.map(({ tipo }) => tipo)).toEqual(kinds);
});
