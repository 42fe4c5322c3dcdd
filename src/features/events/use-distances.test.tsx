// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { usePlace } from '#entities/place/place-store.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import type { EventsSearch } from './search/events-search.ts';
import { useDistances } from './use-distances.ts';

const clock = vi.hoisted(() => ({ ms: 60_000 }));
vi.mock('#platform/clock.ts', async (real) => ({
  ...(await real<object>()),
  steadyMs: () => clock.ms,
}));
const replica = vi.hoisted(() => ({}));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ replica }) }));
vi.mock('#workers/field-client.ts', () => ({
  packPositions: () => [],
  field: { distances: async () => [20, 10], orderByDistance: async () => [1, 0] },
}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ROWS = [eventRow({ id: 'a' }), eventRow({ id: 'b' })];
const DATE: EventsSearch = { q: '', sort: 'date' };
const NEAREST: EventsSearch = { q: '', sort: 'distance' };

function screen(search: EventsSearch) {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  usePlace.setState({ position: null });
  let known: ReturnType<typeof useDistances>;
  let asked = search;
  const root = createRoot(document.createElement('div'));
  function Shown() {
    known = useDistances(ROWS, asked);
    return null;
  }
  const draw = (to: EventsSearch) => {
    asked = to;
    act(() => root.render(<Shown />));
  };
  draw(search);
  const after = async (ms: number) => {
    clock.ms += ms;
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  return {
    draw,
    after,
    find: async () => {
      act(() => void dispatchEvent(new Event('pointerdown')));
      act(() => usePlace.setState({ position: { latitude: 1, longitude: 1, accuracy_m: 5 } }));
      await act(() => vi.dynamicImportSettled());
      await after(0);
    },
    nearest: () => known && [...known.rank.keys()].join(''),
  };
}

test('[law 1] rows find their places by distance two seconds after the last touch, not when the place comes', async () => {
  const { find, after, nearest } = screen(NEAREST);
  await after(5_000);
  await find();
  expect(nearest()).toBeUndefined();
  await after(1_900);
  expect(nearest()).toBeUndefined();
  await after(100);
  expect(nearest()).toBe('ba');
});

test('distances that move no row are there at once, and so is the order that the person asks for then', async () => {
  const { find, draw, nearest } = screen(DATE);
  await find();
  expect(nearest()).toBe('ba');
  draw(NEAREST);
  expect(nearest()).toBe('ba');
});
