import { expect, test } from 'vitest';
import { dayHours, hoursOn, withHours } from './opening-hours.ts';

test('days come from Monday on in any language, other words last and as written', () => {
  const hours = { feriados: 'sob consulta', Sunday: '9–17', 'Terça-feira': '', sábado: '8–18 ' };
  expect(dayHours(hours)).toEqual([
    { day: 'terça', key: 'Terça-feira', text: '' },
    { day: 'sábado', key: 'sábado', text: '8–18' },
    { day: 'domingo', key: 'Sunday', text: '9–17' },
    { day: undefined, key: 'feriados', text: 'sob consulta' },
  ]);
});

test('one day with hours closes the others, and none names no day', () => {
  const sunday = withHours({}, 'domingo', '9–17');
  expect(hoursOn(sunday, 'domingo')).toBe('9–17');
  expect(dayHours(sunday).filter(({ text }) => text === '')).toHaveLength(6);
  expect(withHours(sunday, 'domingo', '')).toEqual({});
});

test('what another one wrote keeps its words', () => {
  const hours = { Sunday: '9–17', feriados: 'fechado' };
  expect(withHours(hours, 'domingo', '8–17')).toEqual({ Sunday: '8–17', feriados: 'fechado' });
  expect(withHours(hours, 'domingo', ' ')).toEqual({ feriados: 'fechado' });
});
