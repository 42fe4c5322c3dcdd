import { expect, test } from 'vitest';
import { dateBlock, formatAge, formatDay, formatDayLong, formatDistance } from './formats.ts';
import { formatInstant, formatInstantDay } from './instants.ts';
import type { Locales } from '../i18n-types.ts';
import { loadAllLocales } from '../i18n-util.sync.ts';
import { i18nObject } from '../i18n-util.ts';

loadAllLocales();
const now = new Date(2026, 10, 21, 12, 0);
const at = (locale: Locales) => ({ now, locale, LL: i18nObject(locale) });
const local = (day: number, hour: number, minute: number) =>
  new Date(2026, 10, day, hour, minute).toISOString();

test.each([
  ['pt-BR', '05/01/2027'],
  ['en', '05/01/2027'],
  ['es', '05/01/2027'],
] as const)('%s: a day is dd/mm/yyyy, whatever the time zone of the device', (locale, text) => {
  expect(formatDay('2027-01-05', locale)).toBe(text);
  expect(formatDay('2027-01-05T00:00:00+00:00', locale)).toBe(text);
});

test('the block of a row has no leading zero and no full stops', () => {
  expect(dateBlock('2026-11-01', 'pt-BR')).toEqual({ day: '1', month: 'nov', weekday: 'dom' });
  expect(dateBlock('2026-09-12', 'en')).toEqual({ day: '12', month: 'Sep', weekday: 'Sat' });
  expect(formatDayLong('2026-11-22', 'pt-BR')).toBe('domingo, 22 de novembro de 2026');
});

test.each([
  [local(21, 0, 1), 'Hoje às 00:01', 'de hoje, 00:01'],
  [local(20, 19, 40), 'Ontem às 19:40', 'de ontem, 19:40'],
  [local(15, 8, 5), 'domingo às 08:05', 'de domingo, 08:05'],
  [local(14, 23, 59), '14/11/2026', 'de 14/11/2026'],
])('Spec 1 §2: %s is shown relative to now', (instant, moment, age) => {
  expect(formatInstant(instant, at('pt-BR'))).toBe(moment);
  expect(formatAge(instant, at('pt-BR'))).toBe(age);
});

test.each([
  [0, '0 m', '0 m'],
  [849.6, '850 m', '850 m'],
  [999.6, '1,0 km', '1.0 km'],
  [1_000, '1,0 km', '1.0 km'],
  [9_440, '9,4 km', '9.4 km'],
  [9_970, '10 km', '10 km'],
  [128_400, '128 km', '128 km'],
])('Spec 1 §9: %d m', (distance_m, pt, en) => {
  expect(formatDistance(distance_m, 'pt-BR').replace(/\u00a0/g, ' ')).toBe(pt);
  expect(formatDistance(distance_m, 'en').replace(/\u00a0/g, ' ')).toBe(en);
});

test('the day of an instant as a heading is a day of this device', () => {
  const to = { now: new Date(2026, 10, 22, 9, 0), locale: 'pt-BR' } as const;
  expect(formatInstantDay(local(22, 0, 5), to)).toBe('Hoje');
  expect(formatInstantDay(local(21, 23, 55), to)).toBe('Ontem');
  expect(formatInstantDay(local(20, 23, 55), to)).toBe('Sexta-feira, 20 de novembro');
});
