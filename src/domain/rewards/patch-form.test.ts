import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createPatch } from '#sync/mutations/patch.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import {
  emptyPatch,
  patchChanges,
  patchColumns,
  patchFormOf,
  patchProblems,
} from './patch-form.ts';

const full = { ...emptyPatch, nome: ' Noite ', descricao: ' Três horas. ', tipo: 'mvp' as const };

test('a name of two letters or more, and a picture that the page may show', () => {
  const problems = (given: object) =>
    patchProblems({ ...full, ...given }).map(({ field, code }) => `${field} ${code}`);
  expect(problems({})).toEqual([]);
  expect(problems({ nome: ' ' })).toEqual(['nome required']);
  expect(problems({ nome: 'A' })).toEqual(['nome profile_name_too_short']);
  expect(problems({ descricao: 'a'.repeat(1_001) })).toEqual(['descricao text_too_long']);
  expect(problems({ imagem_url: 'b.png' })).toEqual(['imagem_url patch_url_invalid']);
  expect(problems({ imagem_url: 'http://a.example/b.png' })).toEqual(['imagem_url https_needed']);
});

test('a form without problems is what the mutation accepts, and only changes are sent', () => {
  const columns = patchColumns(full);
  const args = { id: seededIds(1)(), ...columns };
  expect(v.is(createPatch.args, args)).toBe(true);
  const form = patchFormOf(columns);
  expect(patchChanges(columns, form)).toBeUndefined();
  expect(patchChanges(columns, { ...form, descricao: '' })).toEqual({
    patch: { descricao: null },
    base: { descricao: 'Três horas.' },
  });
});

test('a patch is tied to an event and to a team, and untied', () => {
  const next = seededIds(2);
  const [evento_id, equipe_id] = [next(), next()];
  const tied = patchColumns({ ...full, evento_id, equipe_id });
  expect(v.is(createPatch.args, { id: next(), ...tied })).toBe(true);
  expect(patchColumns(patchFormOf(tied))).toEqual(tied);
  expect(patchChanges(patchColumns(full), { ...full, equipe_id })).toEqual({
    patch: { equipe_id },
    base: { equipe_id: null },
  });
  expect(patchChanges(tied, { ...patchFormOf(tied), evento_id: '' })).toEqual({
    patch: { evento_id: null },
    base: { evento_id },
  });
});
