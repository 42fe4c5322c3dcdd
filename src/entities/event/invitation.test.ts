import { beforeAll, expect, test } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { invitationLines } from './invitation.ts';

beforeAll(() => loadLocale('pt-BR'));
const lines = (change: Partial<AirsoftEvent>) =>
  invitationLines(
    eventRow({
      id: 'e',
      name: 'Mata Fechada',
      date: '2026-12-05',
      time: '09:00',
      location: 'Forte, Atibaia - SP',
      max_op: 40,
      operators_count: 28,
      ...change,
    }),
    { LL: i18nObject('pt-BR'), locale: 'pt-BR' },
  ).map((line) => line.replaceAll(/\s/g, ' '));

test('an invitation says what a player decides on: day, place, price, gate, limits, free places', () => {
  const said = lines({
    price_cents: 4000,
    gate_time: '07:00',
    energy_limits: [{ class: 'sniper', joules: 2.3 }],
  });
  expect(said).toEqual([
    'Mata Fechada',
    'sábado, 5 de dezembro de 2026, 09:00',
    'Forte, Atibaia - SP',
    'Preço: R$ 40',
    'Check-in e término: Check-in às 07:00',
    'Limites: Sniper: 2,3 J',
    '12 vagas livres',
  ]);
});

test.each([
  ['full', { operators_count: 40 }, 'Lotado'],
  ['closed', { registration_closed: true }, 'Inscrições Encerradas'],
  ['without a limit', { max_op: 0 }, 'Forte, Atibaia - SP'],
  ['for information only', { is_info_only: true }, 'Forte, Atibaia - SP'],
  ['cancelled', { status: 'cancelled' as const }, 'Forte, Atibaia - SP'],
])('of an event that is %s it ends with what is so', (_, change, last) => {
  expect(lines(change).at(-1)).toBe(last);
});

test('a postponed event has no day', () => {
  expect(lines({ status: 'postponed' })).toEqual(['Mata Fechada', 'Forte, Atibaia - SP']);
});
