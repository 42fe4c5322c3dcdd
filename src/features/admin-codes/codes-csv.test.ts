import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { codesCsv } from './codes-csv.ts';

test('patch and code in the columns of the table, for Excel in Brazil, without formulas or dates', () => {
  loadLocale('pt-BR');
  const next = seededIds(1);
  const rest = { max_uses: 2, created_at: '2026-11-24T12:00:00Z', expires_at: null };
  const until = '2026-12-01T02:59:59Z'; // the last second of a day in Brasília
  const code = { id: next(), patch_id: next(), nome: '=1+1', codigo: 'ABCDE12345' };
  const text = codesCsv(
    [
      { ...code, ...rest, used: 1, withdrawn_at: null },
      { ...code, ...rest, used: 1, withdrawn_at: null, expires_at: until },
      { ...code, ...rest, used: 0, withdrawn_at: '2026-11-25T12:00:00.000Z' },
    ],
    { LL: i18nObject('pt-BR'), locale: 'pt-BR', origin: 'https://qg.example' },
  );
  const link = 'https://qg.example/patches/redeem#ABCDE12345';
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(parse(text.slice(1), { delimiter: ';' }).data).toEqual([
    ['Patch', 'Código', 'Usos', 'Validade', 'Link'],
    ["'=1+1", 'ABCDE-12345', '1 de 2', '', link],
    ["'=1+1", 'ABCDE-12345', '1 de 2', '30/11/2026', link],
    ["'=1+1", 'ABCDE-12345', '0 de 2', 'Invalidado', link],
  ]);
});
