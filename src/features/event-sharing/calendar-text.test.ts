import { expect, test } from 'vitest';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { calendarText } from './calendar-text.ts';

const event = {
  id: '6f0f9e4e-0000-4000-8000-000000000001',
  name: 'Operação Mata Fechada; a volta',
  location: 'Forte Mantiqueira, Atibaia - SP',
  briefing: '<h2>Missão</h2><ul><li>Achar o rádio &amp; voltar.</li></ul>',
  starts_at: '2026-11-28T09:00:00-03:00',
  latitude: -23.1,
  longitude: -46.5,
  rev: 7,
} as AirsoftEvent;
const words = {
  url: 'https://qg.example/event/1',
  day_before: 'amanhã',
  hour_before: 'em 1 h',
  facts: [],
};
/** Joins folded lines: CRLF and a tab or space. */
const lines = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

test('nine in the morning in Brasília is noon UTC, whatever the phone’s time zone', () => {
  const file = lines(calendarText(event, words));
  expect(file).toContain('DTSTART:20261128T120000Z');
  expect(file).toContain('DTEND:20261128T170000Z'); // the organiser gave no end: the file says five hours
  expect(file).toContain('UID:6f0f9e4e-0000-4000-8000-000000000001@qg-airsoft');
  expect(file).toContain('SEQUENCE:7');
  expect(file).toContain('GEO:-23.1;-46.5');
  expect(file).toContain('LOCATION:Forte Mantiqueira\\, Atibaia - SP');
  expect(file.join('\n')).toContain('Missão\\n- Achar o rádio & voltar.');
});

test('alarms a day and an hour before', () => {
  const file = lines(calendarText(event, words));
  expect(file.filter((line) => line.startsWith('TRIGGER'))).toEqual([
    'TRIGGER:-P1D',
    'TRIGGER:-PT1H',
  ]);
  expect(file).toContain('DESCRIPTION:em 1 h');
});

test('what an alarm says is escaped like every other text', () => {
  const said = { ...words, day_before: 'Amanhã: A; B, C\\D\nàs 9' };
  expect(lines(calendarText(event, said))).toContain('DESCRIPTION:Amanhã: A\\; B\\, C\\\\D\\nàs 9');
});

test('without coordinates the file names no place on the map', () => {
  const nowhere = { ...event, latitude: null, longitude: null };
  expect(calendarText(nowhere, words)).not.toContain('GEO:');
});

test('the end that the organiser said, and the facts before the briefing', () => {
  const at = { date: '2026-11-28', time: '09:00' };
  const told = { ...words, facts: ['Check-in: 07:30', 'O que levar: água'] };
  const day = lines(calendarText({ ...event, ...at, end_time: '17:00' }, told));
  expect(day).toContain('DTEND:20261128T200000Z');
  expect(day.join('\n')).toContain('Check-in: 07:30\\nO que levar: água\\n\\nMissão');
  const night = lines(calendarText({ ...event, ...at, end_time: '02:00' }, told));
  expect(night).toContain('DTEND:20261129T050000Z');
});
