import { afterEach, expect, test, vi } from 'vitest';
import { loadLocale } from '../i18n-util.sync.ts';
import { i18nObject } from '../i18n-util.ts';
import { formatInstant, formatInstantDay } from './instants.ts';

loadLocale('pt-BR');
const LL = i18nObject('pt-BR');
afterEach(() => void vi.unstubAllEnvs());

/** An instant, what a device says of it, and when. Lisbon's days have 23 and 25 hours here. */
test.each([
  ['Europe/Lisbon', '2026-03-29T00:30Z', 'Hoje às 00:30', '2026-03-29T22:59Z'],
  ['Europe/Lisbon', '2026-03-28T23:59Z', 'Ontem às 23:59', '2026-03-29T22:59Z'],
  ['Europe/Lisbon', '2026-03-29T01:00Z', 'Ontem às 02:00', '2026-03-29T23:00Z'],
  ['Europe/Lisbon', '2026-03-23T12:00Z', 'segunda-feira às 12:00', '2026-03-29T12:00Z'],
  ['Europe/Lisbon', '2026-10-24T23:00Z', 'Hoje às 00:00', '2026-10-25T23:59Z'],
  ['Europe/Lisbon', '2026-10-24T22:59Z', 'Ontem às 23:59', '2026-10-25T23:59Z'],
  ['Europe/Lisbon', '2026-10-24T23:00Z', 'Ontem às 00:00', '2026-10-26T00:00Z'],
  ['Europe/Lisbon', '2026-10-20T11:00Z', 'terça-feira às 12:00', '2026-10-26T00:30Z'],
  ['Europe/Lisbon', '2026-10-19T11:00Z', '19/10/2026', '2026-10-26T00:30Z'],
  ['Asia/Tokyo', '2026-11-21T14:59Z', 'Ontem às 23:59', '2026-11-21T15:00Z'],
  ['Asia/Tokyo', '2026-11-21T15:00Z', 'Hoje às 00:00', '2026-11-22T14:59Z'],
  ['America/Noronha', '2026-11-22T01:59Z', 'Ontem às 23:59', '2026-11-22T02:00Z'],
  ['America/Noronha', '2026-11-22T02:00Z', 'Hoje às 00:00', '2026-11-23T01:59Z'],
])('a device in %s says of %s %j at %s', (zone, instant, said, at) => {
  vi.stubEnv('TZ', zone);
  const now = new Date(at);
  expect(formatInstant(instant, { now, locale: 'pt-BR', LL })).toBe(said);
  const [, day] = /^(Hoje|Ontem)/.exec(said) ?? [];
  if (day) expect(formatInstantDay(instant, { now, locale: 'pt-BR' })).toBe(day);
});
