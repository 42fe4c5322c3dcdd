import { expect, test } from 'vitest';
import { gameModes } from '#sync/records/airsoft-event.ts';
import {
  emptyEvent,
  eventColumns,
  eventFormOf,
  eventFormProblems,
  type EventForm,
  type EventFormCode,
} from './event-form.ts';
import { paymentOf } from '../event-facts.ts';
import { noFacts } from '#sync/event-mutations/event-facts.ts';

const on = { today: '2026-11-21' };
const good: EventForm = {
  ...emptyEvent,
  name: 'Operação Cerrado',
  date: '2026-11-22',
  time: '08:30',
  location: 'Campo do Zé, Atibaia',
  briefing: '<p>Leve água e óculos.</p>',
};

test('[Spec 1 §5] the defaults: public, list public, open, MilSim, no split, no limit', () => {
  expect(emptyEvent).toMatchObject({
    is_public: true,
    allow_public_list: true,
    registration_closed: false,
    game_mode: 'MilSim',
    teams_count: '0',
    max_op: '',
  });
});

test('a valid form has no problems', () => expect(eventFormProblems(good, on)).toEqual([]));

test.each<[keyof EventForm, string, EventFormCode | null]>([
  ['name', ' ab ', 'event_name_too_short'],
  ['name', 'abc', null],
  ['name', 'a'.repeat(121), 'text_too_long'],
  ['date', '', 'date_invalid'],
  ['date', '2026-02-30', 'date_invalid'],
  ['date', '22/11/2026', 'date_invalid'],
  ['date', '2026-11-20', 'date_past'],
  ['date', '2026-11-21', null],
  ['time', '', 'time_invalid'],
  ['time', '8:30', 'time_invalid'],
  ['time', '24:00', 'time_invalid'],
  ['time', '23:59:59', null],
  ['location', 'Rua ', 'location_too_short'],
  ['location', 'Praça', null],
  ['location', 'a'.repeat(201), 'text_too_long'],
  ['briefing', '<p><b>123456789</b></p>', 'briefing_too_short'],
  ['briefing', '<p>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</p>', 'briefing_too_short'],
  ['briefing', '<p>12345</p><p>6789</p>', 'briefing_too_short'],
  ['briefing', '<p>1234567890</p>', null],
  ['briefing', `<p>${'a'.repeat(20_000)}</p>`, 'text_too_long'],
  ['banner', 'banner.png', 'banner_url_invalid'],
  ['banner', 'http://exemplo.com/a.png', 'https_needed'],
  ['banner', 'exemplo.com/a.png', null],
  ['banner', 'https://exemplo.com/a b.png', 'banner_url_invalid'],
  ['banner', ' https://exemplo.com/a.png ', null],
  ['patch', 'javascript:alert(1)', 'patch_url_invalid'],
  ['patch', 'https://exemplo.com/a.png', null],
  ['patch', 'http://localhost:4173/storage/v1/object/public/event-images/a/b.webp', null],
  ['patch', 'http://localhost.exemplo.com/a.png', 'https_needed'],
  ['teams_count', '', null],
  ['teams_count', '-1', 'teams_count_invalid'],
  ['teams_count', '2.5', 'teams_count_invalid'],
  ['teams_count', '101', 'teams_count_invalid'],
  ['max_op', '', null],
  ['max_op', '5001', 'max_op_invalid'],
  ['max_op', 'vinte', 'max_op_invalid'],
])('[Spec 1 §5] %s = %j: %s', (field, value, code) => {
  const problems = eventFormProblems({ ...good, patch_for: 'came', [field]: value }, on);
  expect(problems).toEqual(code ? [{ field, code }] : []);
});

test('what is typed of a patch that nobody gets is neither checked nor sent', () => {
  const form = { ...good, patch: 'foto.png', patch_name: 'x', patch_drawing: '7' };
  expect(eventFormProblems(form, on)).toEqual([]);
  const none = { patch_for: null, patch: null, patch_name: null, patch_drawing: null };
  expect(eventColumns(form)).toMatchObject(none);
  const with_it = { ...form, patch: '', patch_name: 'Serra', patch_for: 'both' } as const;
  expect(eventColumns(with_it)).toMatchObject({
    patch_for: 'both',
    patch: null,
    patch_name: 'Serra',
    patch_drawing: 7,
  });
});

test.each([
  ['91', '0', 'latitude', 'latitude_invalid'],
  ['0', '-180.1', 'longitude', 'longitude_invalid'],
  ['norte', '0', 'latitude', 'latitude_invalid'],
  ['', '0', 'latitude', 'latitude_invalid'],
  ['0', '', 'longitude', 'longitude_invalid'],
] as const)('the place %j, %j has a wrong %s', (latitude, longitude, field, code) => {
  expect(eventFormProblems({ ...good, latitude, longitude }, on)).toEqual([{ field, code }]);
});

test('a past event may keep its day', () => {
  const form = { ...good, date: '2026-01-10' };
  expect(eventFormProblems(form, { ...on, kept_date: '2026-01-10' })).toEqual([]);
});

test('every listed game mode is accepted, and no other', () => {
  for (const game_mode of gameModes) {
    expect(eventFormProblems({ ...good, game_mode }, on)).toEqual([]);
  }
  const game_mode = 'Paintball' as EventForm['game_mode'];
  expect(eventFormProblems({ ...good, game_mode }, on)).toHaveLength(1);
});

test('what is sent: the time cut, blanks as 0 or null, a comma as a point', () => {
  const form = {
    ...good,
    time: '08:30:45',
    teams_count: '',
    latitude: '-23,5',
    longitude: '-46.6',
    banner: ' ',
  };
  expect(eventColumns(form)).toEqual({
    ...noFacts,
    ...paymentOf(undefined),
    name: 'Operação Cerrado',
    game_mode: 'MilSim',
    date: '2026-11-22',
    time: '08:30',
    arena_id: null,
    location: 'Campo do Zé, Atibaia',
    latitude: -23.5,
    longitude: -46.6,
    briefing: '<p>Leve água e óculos.</p>',
    banner: null,
    patch: null,
    is_public: true,
    allow_public_list: true,
    registration_closed: false,
    teams_count: 0,
    max_op: 0,
  });
});

test('a form with problems is not sent', () => {
  expect(() => eventColumns({ ...good, name: '' })).toThrow('problems');
});

test('an event fills the form in, and is saved unchanged', () => {
  const columns = eventColumns({ ...good, max_op: '40', latitude: '-23.5', longitude: '-46.6' });
  expect(eventColumns(eventFormOf(columns))).toEqual(columns);
  expect(eventFormOf({ ...columns, max_op: 0 }).max_op).toBe('');
});
