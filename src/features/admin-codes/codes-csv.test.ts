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
  const code = { id: next(), patch_id: next(), nome: '=1+1', codigo: 'ABCDE12345' };
  const text = codesCsv(
    [
      { ...code, ...rest, used: 1, withdrawn_at: null },
      { ...code, ...rest, used: 0, withdrawn_at: '2026-11-25T12:00:00.000Z' },
    ],
    i18nObject('pt-BR'),
  );
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(parse(text.slice(1), { delimiter: ';' }).data).toEqual([
    ['Patch', 'Código', 'Usos', 'Validade'],
    ["'=1+1", 'ABCDE12345', "'1/2", ''],
    ["'=1+1", 'ABCDE12345', "'0/2", 'Invalidado'],
  ]);
});
