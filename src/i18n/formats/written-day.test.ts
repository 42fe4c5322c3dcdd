import { expect, test } from 'vitest';
import { formatDayWritten } from './written-day.ts';

test.each([
  ['pt-BR', '05 de dezembro de 2026'],
  ['en', '05 December 2026'],
  ['es', '05 de diciembre de 2026'],
] as const)('a day in words, without its weekday: %s', (locale, written) =>
  expect(formatDayWritten('2026-12-05', locale)).toBe(written),
);
