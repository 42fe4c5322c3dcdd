import { i18nString } from 'typesafe-i18n';
import { expect, test } from 'vitest';
import { initFormatters } from '../formatters.ts';
import type { Locales } from '../i18n-types.ts';
import en from '../en/index.ts';
import es from '../es/index.ts';
import pt from '../pt-BR/index.ts';

/** Every text with forms for numbers, by where it stands. */
const counted = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'object'
      ? counted(text as object, `${path}.${key}`)
      : /\{\{.*\|/.test(text as string)
        ? [[`${path}.${key}`, text as string]]
        : [],
  );

test.each<[Locales, object]>([
  ['pt-BR', pt],
  ['en', en],
  ['es', es],
])('nothing and many are said alike in %s', (locale, texts) => {
  const all = counted(texts);
  expect(all.length).toBeGreaterThan(80);
  const say = i18nString<Locales, never>(locale, initFormatters(locale) as never);
  for (const [at, text] of all) {
    const names = new Set(
      [...text.matchAll(/\{(\w+)[^{}|]*(?:\|\w+)?\}/g)].map(([, name]) => name!),
    );
    const with_count = (n: number) =>
      say(text, Object.fromEntries([...names].map((name) => [name, n])) as never);
    expect([at, with_count(0)]).toEqual([at, with_count(5).replaceAll('5', '0')]);
  }
});
