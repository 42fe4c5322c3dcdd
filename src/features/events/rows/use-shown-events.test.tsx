// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { notePainted, rememberSeen, seenEvents } from '../seen/seen-events.ts';
import { useShownEvents } from './use-shown-events.ts';

type Known = { rows: readonly object[]; registrations: ReadonlyMap<string, MyRegistration> };
const known = vi.hoisted(() => ({}) as Known);
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ person: { id: 'ana' } }) }));
vi.mock('#live/event/use-my-registrations.ts', () => ({
  useMyRegistrations: () => known.registrations,
}));
vi.mock('../use-listed-events.ts', () => ({ useListedEvents: () => known.rows }));
vi.mock('#sync/device/keep-for-next-start.ts', () => ({ keepForNextStart: () => {} }));

const TODAY = '2026-12-05';
const onDay = (day: number) =>
  eventRow({ id: String(day), date: `2026-12-${day}`, starts_at: `2026-12-${day}T12:00:00Z` });

function screen(term = '') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let shown!: ReturnType<typeof useShownEvents>;
  function Shown() {
    const search = { q: '', sort: 'date' } as const;
    shown = useShownEvents({
      now: `${TODAY}T09:00:00Z`,
      today: TODAY,
      term,
      search,
      synced_at: 7,
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  return (now: Known) => {
    Object.assign(known, now);
    act(() => root.render(<Shown />));
    return { ids: shown.rows?.map(({ id }) => id), next: shown.next };
  };
}

test('the next start begins with what a pull brought, also where the screen never rested', () => {
  const draw = screen();
  draw({ rows: [onDay(10), onDay(20)], registrations: new Map() });
  const ids = draw({
    rows: [onDay(10), onDay(13), onDay(20)],
    registrations: new Map([['20', { status: 'confirmed' } as MyRegistration]]),
  });
  expect(ids).toEqual({ ids: ['10', '20'], next: undefined });
  const seen = seenEvents(TODAY)!;
  expect({ ids: seen.rows.map(({ id }) => id), next: seen.next }).toEqual({
    ids: ['20', '10', '13'],
    next: '20',
  });
});

test('[law 1] a start keeps the rows that people look at; a list that is opened later begins with the newest', () => {
  const newest = { rows: [onDay(10), onDay(13), onDay(20)], registrations: new Map() };
  rememberSeen({ rows: [onDay(10), onDay(20)], synced_at: 5 });
  notePainted(true);
  expect(screen()(newest).ids).toEqual(['10', '20']);
  rememberSeen({ rows: [onDay(10), onDay(20)], synced_at: 5 });
  expect(screen()(newest).ids).toEqual(['10', '13', '20']);
  // of these few rows a search would say that there is no match
  rememberSeen({ rows: [onDay(10), onDay(20)], synced_at: 5 });
  notePainted(true);
  expect(screen('sul')(newest).ids).toEqual(['10', '13', '20']);
});
