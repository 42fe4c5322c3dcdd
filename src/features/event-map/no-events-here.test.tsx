// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MappedEvent } from '#domain/event/event-map.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event_map as words } from '#i18n/pt-BR/event-map.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { MapSide } from './map-side.tsx';

vi.mock('#live/account-context.ts', () => ({ usePerson: () => null }));
vi.mock('#live/freshness/use-never-reached.ts', () => ({ useNeverReached: () => false }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({
  useSyncStatus: () => ({ synced_at: 1 }),
  useSyncNow: () => () => {},
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children, className, to }: { children: ReactNode; className: string; to: string }) => (
    <a href={to} className={className}>
      {children}
    </a>
  ),
}));

const [onSearch, onTerm, onAll] = [vi.fn(), vi.fn(), vi.fn()];
beforeEach(() => [onSearch, onTerm, onAll].forEach((one) => one.mockReset()));

const elsewhere: MappedEvent = {
  event: eventRow({ id: 'e1' }),
  place: { latitude: -3, longitude: -60 },
  distance_m: undefined,
};
const side = {
  mapped: [] as MappedEvent[],
  filter: 'upcoming' as const,
  now: '2026-11-28T12:00:00Z',
  registrations: undefined,
  search: {},
  age: null,
  older: null,
  view: 'list' as const,
  onShow: () => {},
  adjust: null,
  outbox: [],
  onCorrect: () => {},
  onAdjust: undefined,
  term: '',
  onSearch,
  onTerm,
  onAll,
};
const area = { area: '-24,-47,-23,-46' };

test.each([
  ['an area without one', { mapped: [elsewhere], search: area }, words.none.area, words.show_all],
  ['words that none has', { term: 'xyz' }, words.none.search, common.clear_search],
  ['days without one', {}, words.none.upcoming, words.show_all],
])('%s: its sentence and the way back', (_, given, says, back) => {
  showForm(<MapSide {...side} {...given} />);
  expect(document.body.textContent).toContain(says);
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === back,
  );
  act(() => button!.click());
  const calls = [onSearch, onTerm, onAll].map(({ mock }) => mock.calls[0]);
  expect(calls).toEqual(
    'mapped' in given
      ? [[{ area: undefined }], undefined, undefined]
      : 'term' in given
        ? [undefined, [''], undefined]
        : [undefined, undefined, expect.anything()],
  );
});

test.each(['list', 'map', 'both'] as const)(
  'the way to the list is there at every width: %s',
  (view) => {
    showForm(<MapSide {...side} view={view} />);
    const link = document.querySelector('a[href="/events"]')!;
    expect(link.textContent).toBe(words.list);
    expect(link.className).not.toMatch(/hidden/);
  },
);
