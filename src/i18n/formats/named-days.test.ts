import { expect, test } from 'vitest';
import { namedDays, withDay } from './named-days.ts';

const days = (text: string) => namedDays(text).map(({ day, locale }) => [day, locale]);

test('a text names days in full, in each language', () => {
  const text =
    '<p>Serra acontece em Sábado, 5 de dezembro de 2026, em Itu.</p><p>Serra takes place on Saturday, 5 December 2026</p><p>el sábado, 5 de diciembre de 2026.</p>';
  expect(days(text)).toEqual([
    ['2026-12-05', 'pt-BR'],
    ['2026-12-05', 'en'],
    ['2026-12-05', 'es'],
  ]);
  expect(withDay(text, '2027-01-10')).toBe(
    '<p>Serra acontece em domingo, 10 de janeiro de 2027, em Itu.</p><p>Serra takes place on Sunday, 10 January 2027</p><p>el domingo, 10 de enero de 2027.</p>',
  );
});

test.each([
  'Pague até 1 de dezembro de 2026',
  'domingo, 5 de dezembro de 2026', // it is a Saturday
  'sábado, 31 de fevereiro de 2026',
  'Traga 2 garrafas de água em 2026',
])('%j names none, and stays', (text) => {
  expect(namedDays(text)).toEqual([]);
  expect(withDay(text, '2027-01-10')).toBe(text);
});
