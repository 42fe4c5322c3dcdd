import { expect, test } from 'vitest';
import { notification_codes as en } from '#i18n/en/notification-codes.ts';
import { notification_codes as es } from '#i18n/es/notification-codes.ts';
import { notification_codes as pt_BR } from '#i18n/pt-BR/notification-codes.ts';
import { openDatabase } from '../database.ts';

const LANGUAGES = { 'pt-BR': pt_BR, en, es };
const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test('a push message has the app’s text, in every language', async () => {
  await using db = await openDatabase();
  for (const [language, words] of Object.entries(LANGUAGES)) {
    const said = await db.rows<{ code: string; title: string; body: string }>(
      'select code, title, body from private.notification_words where language = $1',
      [language],
    );
    const of = Object.fromEntries(said.map(({ code, title, body }) => [code, { title, body }]));
    expect(of).toEqual(words);
    for (const [code, { title, body }] of Object.entries(words)) {
      const base = pt_BR[code as keyof typeof pt_BR];
      expect([code, namesIn(body)]).toEqual([code, namesIn(base.body)]);
      expect([title, title.length <= 120 && namesIn(title).length === 0]).toEqual([title, true]);
    }
  }
});

test('every code of a notification has a text', async () => {
  await using db = await openDatabase();
  const bodies = await db.rows<{ prosrc: string }>(
    `select prosrc from pg_catalog.pg_proc where pronamespace in ('private'::regnamespace, 'mutation'::regnamespace)`,
  );
  const told = bodies.flatMap(({ prosrc }) =>
    [...prosrc.matchAll(/\b(?:notify(?:_all)?|remind|tell_\w+)\([^')]*'(\w+)'/g)].map(
      ([, code]) => code!,
    ),
  );
  expect(told.length).toBeGreaterThan(15);
  expect(told.filter((code) => !(code in pt_BR))).toEqual([]);
});
