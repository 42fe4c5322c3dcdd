import { describe, expect, test } from 'vitest';
import en from '../en/index.ts';
import es from '../es/index.ts';
import pt_BR from '../pt-BR/index.ts';

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );

/** Names of `{name:type}`, without the plural forms `{{one|many}}`. */
const placeholders = (text: string) =>
  [...text.replace(/\{\{.*?\}\}/g, '').matchAll(/\{(\w+)/g)]
    .map((found) => String(found[1]))
    .sort();

const base = new Map(flat(pt_BR));

/** Sentences that are identical in both languages. */
const SAME = ['validation.whatsapp_invalid'];

describe.each([
  ['en', en],
  ['es', es],
] as [string, Texts][])('%s has the texts of pt-BR', (_locale, texts) => {
  const other = new Map(flat(texts));

  test('the same keys', () => {
    expect([...other.keys()].sort()).toEqual([...base.keys()].sort());
  });

  test('the same placeholders', () => {
    const of = (all: Map<string, string>) =>
      Object.fromEntries([...all].map(([key, text]) => [key, placeholders(text)]));
    expect(of(other)).toEqual(of(base));
  });

  test('translated: no long sentence left in Portuguese', () => {
    const left = [...other].filter(
      ([key, text]) => text.length > 24 && text === base.get(key) && !SAME.includes(key),
    );
    expect(left).toEqual([]);
  });
});

test.each([
  ['pt-BR', pt_BR],
  ['en', en],
  ['es', es],
] as [string, Texts][])('%s has no empty text and no stray space', (_locale, texts) => {
  const bad = flat(texts).filter(([, text]) => text === '' || text !== text.trim());
  expect(bad).toEqual([]);
});
