import { expect, test } from 'vitest';
import { validation } from '#i18n/pt-BR/validation.ts';
import {
  aboutEvent,
  agendaChanges,
  agendaColumns,
  agendaFormOf,
  agendaProblems,
  agendaSeries,
  emptyAgenda,
  type AgendaForm,
} from './agenda-form.ts';

const good: AgendaForm = {
  ...emptyAgenda,
  title: 'Treino de CQB',
  type: 'training',
  location: 'Galpão',
  date: '2026-12-05',
  time: '19:30',
};
const said = (form: Partial<AgendaForm>) =>
  Object.fromEntries(
    agendaProblems({ ...good, ...form }).map(({ field, code }) => [field, validation[code]]),
  );

test('title, type, place and start are required', () => {
  expect(said({})).toEqual({});
  expect(said(emptyAgenda)).toEqual({
    title: 'Preencha este campo',
    type: 'Preencha este campo',
    location: 'Preencha este campo',
    date: 'Data inválida',
    time: 'Horário deve estar no formato HH:MM ou HH:MM:SS',
  });
  expect(said({ title: ' ' })).toEqual({ title: 'Preencha este campo' });
});

test('the limits of the database, counted as it does', () => {
  expect(said({ title: '🎯'.repeat(120), location: 'x'.repeat(200) })).toEqual({});
  expect(said({ title: 'x'.repeat(121) })).toEqual({ title: 'Texto muito longo' });
  expect(said({ location: 'x'.repeat(201) })).toEqual({ location: 'Texto muito longo' });
  expect(said({ description: 'x'.repeat(2001) })).toEqual({ description: 'Texto muito longo' });
});

test.each<[string, Partial<AgendaForm>, object]>([
  ['as late as the start', { end_date: '2026-12-05', end_time: '19:30' }, {}],
  ['an hour alone, on the next day', { end_time: '02:00' }, {}],
  [
    'earlier the same day',
    { end_date: '2026-12-05', end_time: '19:00' },
    { end_time: validation.agenda_end_early },
  ],
  [
    'the day before',
    { end_date: '2026-12-04', end_time: '23:00' },
    { end_date: validation.agenda_end_early },
  ],
  ['a day without an hour', { end_date: '2026-12-06' }, { end_time: validation.time_invalid }],
  ['no day', { end_date: '31/12', end_time: '10:00' }, { end_date: validation.date_invalid }],
])('an end: %s', (_what, form, problems) => {
  expect(said(form)).toEqual(problems);
});

test('times are of the events’ zone, and are sent as UTC', () => {
  expect(agendaColumns({ ...good, end_time: '02:00', description: ' ' })).toEqual({
    title: 'Treino de CQB',
    description: null,
    type: 'training',
    location: 'Galpão',
    start_date: '2026-12-05T22:30:00.000Z',
    end_date: '2026-12-06T05:00:00.000Z',
    event_id: null,
    quorum: null,
  });
  expect(agendaColumns({ ...good, end_time: '21:00' }).end_date).toBe('2026-12-06T00:00:00.000Z');
});

test('a saved entry fills the form as it was typed', () => {
  const whole = { ...good, description: 'Com máscara', end_date: '2026-12-05', end_time: '21:00' };
  expect(agendaFormOf(agendaColumns(whole))).toEqual(whole);
  expect(agendaFormOf(agendaColumns(good))).toEqual(good);
});

test('a change carries what was seen in the changed columns, and nothing else', () => {
  expect(agendaChanges(good, { ...good })).toBeUndefined();
  expect(agendaChanges(good, { ...good, time: '20:00', title: 'Treino' })).toEqual({
    patch: { title: 'Treino', start_date: '2026-12-05T23:00:00.000Z' },
    base: { title: 'Treino de CQB', start_date: '2026-12-05T22:30:00.000Z' },
  });
});

test('a repeated entry keeps its hours and its length on each day', () => {
  const night = { ...good, end_date: '2026-12-06', end_time: '02:00' };
  const times = agendaSeries(night, ['2026-12-05', '2026-12-19']).map(
    ({ start_date, end_date }) => [start_date, end_date],
  );
  expect(times).toEqual([
    ['2026-12-05T22:30:00.000Z', '2026-12-06T05:00:00.000Z'],
    ['2026-12-19T22:30:00.000Z', '2026-12-20T05:00:00.000Z'],
  ]);
});

const game = {
  id: 'e1',
  name: 'Operação Canindé',
  location: 'Campo do Canindé, Fortaleza',
  date: '2026-12-20',
  time: '09:30',
  status: 'planned',
};

test('an event fills what is empty, and nothing that was typed', () => {
  const { name: title, location, date, time } = game;
  expect(aboutEvent(emptyAgenda, game)).toEqual({
    ...emptyAgenda,
    title,
    location,
    date,
    time,
    event_id: 'e1',
  });
  expect(aboutEvent(good, game)).toEqual({ ...good, event_id: 'e1' });
  // one of day and hour was typed: the other would belong to another date
  const hour = { ...emptyAgenda, time: '06:00' };
  expect(aboutEvent(hour, game)).toMatchObject({ date: '', time: '06:00', title });
  // a postponed event has no date
  expect(aboutEvent(emptyAgenda, { ...game, status: 'postponed' })).toMatchObject({ date: '' });
  expect(aboutEvent(emptyAgenda, { ...game, location: 'x'.repeat(210) }).location).toHaveLength(
    200,
  );
});

test('what the entry is about is kept and changed; a row or a mutation from before has none', () => {
  const tied = { ...good, event_id: 'e1' };
  expect(agendaFormOf(agendaColumns(tied))).toEqual(tied);
  expect(agendaChanges(tied, good)).toEqual({
    patch: { event_id: null },
    base: { event_id: 'e1' },
  });
  const { event_id: _, quorum: _quorum, ...before } = agendaColumns(tied);
  expect(agendaFormOf(before)).toEqual(good);
});

test('how many have to confirm is a number that the database takes, or not given', () => {
  for (const quorum of ['', ' 2 ', '500']) expect(said({ quorum })).toEqual({});
  for (const quorum of ['1', '501', '2,5', '-3', 'dez'])
    expect(said({ quorum })).toEqual({ quorum: validation.quorum_invalid });
  const fifteen = { ...good, quorum: '15' };
  expect(agendaFormOf(agendaColumns(fifteen))).toEqual(fifteen);
  expect(agendaChanges(fifteen, good)).toEqual({ patch: { quorum: null }, base: { quorum: 15 } });
});
