import { expect, test } from 'vitest';
import { isAdForm } from './is-ad-form.ts';

test.each([
  ['create_advertisement@1', {}, true],
  ['update_advertisement@1', { patch: { is_active: false, title: 'Loja' } }, true],
  ['update_advertisement@1', { patch: { is_active: false } }, false],
  ['update_advertisement@1', { patch: {} }, false],
  ['delete_advertisement@1', {}, false],
  ['update_patch@1', { patch: { nome: 'Raro' } }, false],
])('%s of %j came from the form of an advertisement: %s', (name, args, is_form) =>
  expect(isAdForm({ name, args })).toBe(is_form),
);
