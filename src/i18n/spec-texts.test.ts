import { expect, test } from 'vitest';
import { errorCatalogue } from '#domain/error-catalogue.ts';
import { specErrors } from '#domain/spec-errors.ts';

import { askedKeys, flatTexts } from '#tests/fixtures/asked-words.ts';
import pt_BR from './pt-BR/index.ts';
import { spec_texts } from './spec-texts.ts';
import { wordsThatWait } from './words-that-wait.ts';

/**
 * In the spec's notation: `{message}`, N for a number, one text for each plural form, without a
 * value at the end.
 */
const asSpec = (text: string): string[] => {
  const one = text.replaceAll(/\{\{([^|}]*)\|[^}]*\}\}/g, '$1');
  const many = text.replaceAll(/\{\{[^|}]*\|([^}]*)\}\}/g, '$1');
  return [one, many].flatMap((form) => {
    const plain = form.replaceAll(/\{\w+:number\}/g, 'N').replaceAll(/\{(\w+)(?::\w+)?\}/g, '{$1}');
    return [plain, plain.replace(/ \{\w+\}$/, ''), plain.replace(/^N /, '')];
  });
};

const texts = flatTexts(pt_BR);
const asked = askedKeys(pt_BR);
const waiting = new Set(Object.values(wordsThatWait).flat());

/** Sentences of §8 contain their subject as `{message}`; the other texts may end before it. */
const keysOf = (sentence: string): string[] =>
  texts.filter(([, text]) => asSpec(text).includes(sentence)).map(([key]) => key);

test.each(spec_texts)('Spec 1 has: %s', (text) => {
  expect(keysOf(text)).not.toEqual([]);
});

test('every sentence of the specifications is used by a screen, or listed as waiting for one', () => {
  const silent = [...spec_texts, ...specErrors].filter(
    (sentence) => !keysOf(sentence).some((key) => asked.has(key) || waiting.has(key)),
  );
  expect(silent).toEqual([]);
});

test('so is every sentence of the error catalogue', () => {
  const keys = Object.values(errorCatalogue).flatMap((codes) => Object.values(codes));
  expect(keys.filter((key) => !asked.has(key) && !waiting.has(key))).toEqual([]);
});

test('a text listed as waiting exists, and no screen uses it', () => {
  const known = new Set(texts.map(([key]) => key));
  expect([...waiting].filter((key) => asked.has(key) || !known.has(key))).toEqual([]);
});

test('a sentence that no screen uses is found', () => {
  const of = { event: { ...pt_BR.event, never_asked: 'Ninguém pede isto' } };
  expect(askedKeys(of)).not.toContain('event.never_asked');
  expect(askedKeys(of)).toContain('event.load_failed');
});
