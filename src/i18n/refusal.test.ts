import { expect, test } from 'vitest';
import { i18nObject } from './i18n-util.ts';
import { loadLocale } from './i18n-util.sync.ts';
import { refusalSentence, refusedSentence } from './refusal.ts';
import { validationSentence } from './validation-sentence.ts';

loadLocale('pt-BR');
const LL = i18nObject('pt-BR');

test('a known code has its own sentence', () => {
  expect(refusalSentence('event_full', LL)).toBe(
    'Este evento atingiu o número máximo de participantes',
  );
});

test.each([undefined, '', 'of_a_newer_server', 'toString', '__proto__', 'length'])(
  'an unknown code (%s) has the general one',
  (code) => expect(refusalSentence(code, LL)).toBe(LL.problems.refused.internal()),
);

test('of a squad it is said because of whom', () => {
  const args = { operators: [{ name: 'Ana Souza' }, { name: 'Bia Rocha' }] };
  const code = 'whatsapp_already_registered';
  const said = (field: string | undefined) => refusedSentence({ args, error: { code, field } }, LL);
  expect(said('operators.1')).toBe(LL.problems.friend_registered({ name: 'Bia Rocha' }));
  for (const field of [undefined, 'operators', 'operators.7', 'operators.x']) {
    expect(said(field)).toBe(LL.problems.refused.whatsapp_already_registered());
  }
  const full = { args, error: { code: 'event_full', field: 'operators.1' } };
  expect(refusedSentence(full, LL)).toBe(LL.problems.refused.event_full());
  expect(refusedSentence(undefined, LL)).toBe(LL.problems.refused.internal());
});

test('a field without a problem has no sentence', () => {
  expect(validationSentence([], LL)).toBeUndefined();
  expect(validationSentence([undefined], LL)).toBeUndefined();
  expect(validationSentence(['email_invalid'], LL)).toBe('Email inválido');
});
