import { expect, test } from 'vitest';
import { i18nObject } from '../i18n-util.ts';
import { loadAllLocales } from '../i18n-util.sync.ts';
import { factLines, factWords } from './fact-words.ts';
import { priceWords } from './price-words.ts';

loadAllLocales();
const reader = { LL: i18nObject('pt-BR'), locale: 'pt-BR' } as const;
const none = {
  time: '09:00',
  price_cents: null,
  gate_time: null,
  end_time: null,
  energy_limits: null,
  what_to_bring: null,
};
const said = (facts: Partial<Parameters<typeof factLines>[0]>) =>
  factLines({ ...none, ...facts }, reader).map((line) => line.replaceAll(/\s/g, ' '));

test('an event that says nothing has no line', () => {
  expect(factWords(none, reader)).toEqual([]);
});

test('the order is that in which a player decides', () => {
  const all = said({
    price_cents: 4050,
    gate_time: '07:30',
    end_time: '17:00',
    energy_limits: [{ class: 'sniper', joules: 2.5, fps: 550 }, { fps: 400 }],
    what_to_bring: 'Água',
  });
  expect(all).toEqual([
    'Preço: R$ 40,50',
    'Check-in e término: Check-in às 07:30, termina às 17:00',
    'Limites: Sniper: 2,5 J · 550 FPS; Demais classes: 400 FPS',
    'O que levar: Água',
  ]);
});

test('a price of nothing is free, and whole reais have no cents', () => {
  expect(said({ price_cents: 0 })).toEqual(['Preço: Grátis']);
  expect(priceWords(4000, reader).replaceAll(/\s/g, ' ')).toBe('R$ 40');
});

test('an end that is not later than the start is on the next day', () => {
  expect(said({ end_time: '09:01' })).toEqual(['Check-in e término: Termina às 09:01']);
  expect(said({ end_time: '09:00' })).toEqual([
    'Check-in e término: Termina às 09:00 do dia seguinte',
  ]);
});

test('a limit that names no class, alone, is for all classes', () => {
  expect(said({ energy_limits: [{ joules: 1 }] })).toEqual(['Limites: Todas as classes: 1 J']);
});
