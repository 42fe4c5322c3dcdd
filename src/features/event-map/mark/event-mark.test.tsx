// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { MappedEvent } from '#domain/event/event-map.ts';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { event_map } from '#i18n/pt-BR/event-map.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { home } from '#i18n/pt-BR/home.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { eventMarks } from './event-mark.ts';
import { EventCard } from '../event-card.tsx';
import { MapEventRow } from '../map-event-row.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const now = '2026-11-28T15:00:00Z';
const me = { id: 'me' };
const words = event_map.mark;
beforeAll(() => loadLocale('pt-BR'));

const event = (change: Partial<AirsoftEvent>) => eventRow({ id: 'e1', ...change });
const full = { max_op: 2, operators_count: 2 };
const going = { status: 'confirmed' } as MyRegistration;

const markOf = (change: Partial<AirsoftEvent>, registration?: MyRegistration) =>
  eventMarks({
    now,
    today: '2026-11-28',
    person: me,
    registrations: new Map(registration && [['e1', registration]]),
    LL: i18nObject('pt-BR'),
    locale: 'pt-BR',
  })(event(change));

test.each<[string, Partial<AirsoftEvent>, string, boolean]>([
  ['open', {}, '01/12', false],
  ['only informing', { is_info_only: true, registration_closed: true }, '01/12', false],
  ['cancelled', { status: 'cancelled' }, `01/12\n${events.cancelled}`, true],
  ['postponed', { status: 'postponed' }, events.postponed, true],
  ['full', full, `01/12\n${events.card.full}`, true],
  ['closed', { registration_closed: true }, `01/12\n${words.closed}`, true],
  ['over', { date: '2026-11-20', starts_at: '2026-11-20T12:00:00Z' }, '20/11', true],
  ['over in an earlier year', { date: '2025-11-20', starts_at: '2025-11-20T12:00:00Z' }, '2025', true], // prettier-ignore
])('the mark of a game that is %s', (_, change, text, over) =>
  expect(markOf(change)).toEqual({ text, over, mine: false }),
);

test('the mark says that I organise the game or play in it, with a ring', () => {
  expect(markOf({ created_by: 'me', ...full })).toEqual({
    text: `01/12\n${words.owns}\n${events.card.full}`,
    over: true,
    mine: true,
  });
  expect(markOf(full, going)).toEqual({ text: `01/12\n${words.plays}`, over: true, mine: true });
  expect(markOf({ status: 'cancelled' }, going).text).toBe(`01/12\n${events.cancelled}`);
  expect(markOf({}, { ...going, status: 'refused' })).toEqual(markOf({}));
});

test('the same words are the same mark, so that the map draws nothing again', () =>
  expect(markOf({ name: 'Outra' })).toBe(markOf({})));

test.each<[string, Partial<AirsoftEvent>, string]>([
  [events.cancelled, { status: 'cancelled' }, events.card.full],
  [events.postponed, { status: 'postponed' }, events.card.past],
  [events.card.full, full, events.card.closed],
  [events.card.closed, { registration_closed: true }, events.cancelled],
])('the row and the box of the mark say %s', (said, change, unsaid) => {
  const mapped: MappedEvent = { event: event(change), place: null, distance_m: undefined };
  const props = {
    mapped,
    now,
    mine: true,
    registration: going.status,
    waits: false,
    refused: [],
    onCorrect: () => {},
    onAdjust: undefined,
  };
  const visitor = { ...props, mine: false, registration: undefined };
  for (const shown of [props, visitor]) {
    for (const part of [
      <MapEventRow key="row" {...shown} chosen={false} onChoose={() => {}} />,
      <EventCard key="box" {...shown} onClose={() => {}} />,
    ]) {
      showForm(part);
      const text = document.body.textContent;
      expect(text.includes(said)).toBe(shown === visitor || change.status !== undefined);
      expect(text.includes(home.mine.organises)).toBe(shown === props);
      expect(text.includes(events.registration.confirmed)).toBe(shown === props);
      expect(text).not.toContain(unsaid);
      const struck = document.querySelector('s')?.textContent;
      expect(struck).toBe(change.status === 'cancelled' ? mapped.event.name : undefined);
    }
  }
});
