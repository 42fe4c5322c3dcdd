import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import pt_BR from '#i18n/pt-BR/index.ts';
import { errorCatalogue, refusalKey } from '#tests/fixtures/spec/error-catalogue.ts';
import { specErrors } from '#tests/fixtures/spec/spec-errors.ts';

type Texts = { [key: string]: string | Texts };
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );
const texts = new Map(flat(pt_BR));

const rows = Object.entries(errorCatalogue).flatMap(([raised, codes]) =>
  Object.entries(codes as Record<string, string>).map(([code, key]) => ({ raised, code, key })),
);

/** All the files under `folder` as one text. */
const source = (folder: string, ending: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
const sql = source('supabase/schemas', /\.sql$/);

/** In the spec's notation: `{message}`, and N for a count. */
const asSpec = (text: string) =>
  text.replaceAll(/\{count:number(\|n)?\}/g, 'N').replaceAll(/\{(\w+):\w+\}/g, '{$1}');

test.each(rows)('$code, raised at $raised, has a sentence', ({ key }) => {
  expect(texts.get(key)).toBeDefined();
});

test('a code is listed once, and not beside a database refusal with its own sentence', () => {
  const codes = rows.map(({ code }) => code);
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
  expect(codes.filter((code) => texts.has(refusalKey(code)))).toEqual([]);
});

test.each(specErrors)('the catalogue has the error text of the spec (§8): %s', (sentence) => {
  const keys = [
    ...rows.map(({ key }) => key),
    ...[...texts.keys()].filter((key) => key.startsWith('problems.')),
  ];
  expect(keys.filter((key) => asSpec(texts.get(key) ?? '') === sentence)).not.toEqual([]);
});

test('every refusal code of the database has a sentence', () => {
  const codes = new Set(
    [
      ...sql.matchAll(/private\.refuse\('(\w+)'/g),
      ...sql.matchAll(/false, "code": "(\w+)"/g),
      ...sql.matchAll(/false, 'code', '(\w+)'/g),
      ...sql.matchAll(/_(?:pkey|once|name|whatsapp)', '(\w+)'\)/g), // constraint_code
    ].map(([, code]) => String(code)),
  );
  expect(codes.size).toBeGreaterThan(40);
  expect([...codes].filter((code) => !texts.has(refusalKey(code)))).toEqual([]);
});

test('there is no sentence for a refusal that is never raised', () => {
  const raising = [
    sql,
    source('supabase', /\.ts$/),
    source('sync', /\.ts$/),
    source('src', /\.tsx?$/),
  ].join('\n');
  const unraised = [...texts.keys()]
    .filter((key) => key.startsWith('problems.refused.'))
    .map((key) => key.slice('problems.refused.'.length))
    .filter((code) => !new RegExp(`['"]${code}['"]|\\.${code}\\(`).test(raising));
  expect(unraised).toEqual([]);
});
