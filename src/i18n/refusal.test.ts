import { expect, test } from 'vitest';
import { i18nObject } from './i18n-util.ts';
import { loadLocale } from './i18n-util.sync.ts';
import { refusalSentence } from './refusal.ts';
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

test('a field without a problem has no sentence', () => {
  expect(validationSentence([], LL)).toBeUndefined();
  expect(validationSentence([undefined], LL)).toBeUndefined();
  expect(validationSentence(['email_invalid'], LL)).toBe('Email inválido');
});
