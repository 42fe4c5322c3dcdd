// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { LIST_ID } from '../search/search-bar.tsx';
import { useStillList } from './use-still-list.ts';

const clock = vi.hoisted(() => ({ ms: 60_000 }));
vi.mock('#platform/clock.ts', () => ({ steadyMs: () => clock.ms }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Events of days of December 2026, by their start; each has its day as its id. */
const onDays = (...days: number[]) =>
  days.map((day) => {
    const date = `2026-12-${String(day).padStart(2, '0')}`;
    return eventRow({ id: String(day), date, starts_at: `${date}T12:00:00Z` });
  });
type Given = {
  first?: { rows: ReturnType<typeof onDays>; next?: string };
  asked?: string;
  is_narrow?: boolean;
  next?: string;
  complete?: boolean;
};

function screen() {
  document.body.innerHTML = `<div id="${LIST_ID}"></div>`;
  const root = createRoot(document.createElement('div'));
  let shown!: ReturnType<typeof useStillList>;
  let newest: Parameters<typeof useStillList>[0];
  let given: Given;
  function Shown() {
    const { first, asked = '', is_narrow = false, complete = true } = given;
    const of = { first: first && { next: undefined, ...first }, asked, is_narrow, complete };
    shown = useStillList(newest, { ...of, today: '2026-12-05' });
    return null;
  }
  return {
    draw: (rows: ReturnType<typeof onDays> | undefined, asked_for: Given = {}) => {
      newest = { rows, next: asked_for.next };
      given = asked_for;
      act(() => root.render(<Shown />));
      return shown.rows?.map(({ id }) => id).join(' ');
    },
    ids: () => shown.rows?.map(({ id }) => id).join(' '),
    next: () => shown.next,
  };
}

const touch = () => act(() => void window.dispatchEvent(new Event('pointerdown')));
async function after(ms: number): Promise<void> {
  clock.ms += ms;
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
const takesTaps = () => document.getElementById(LIST_ID)!.style.pointerEvents !== 'none';

test('[law 1] an event that arrives between others waits until two seconds after the last touch', async () => {
  const { draw, ids } = screen();
  expect(draw(onDays(6, 20))).toBe('6 20');
  touch();
  expect(draw(onDays(6, 13, 20))).toBe('6 20');
  await after(1_900);
  touch();
  await after(1_900);
  expect(ids()).toBe('6 20');
  expect(takesTaps()).toBe(true);
  await after(200);
  expect(ids()).toBe('6 13 20');
  expect(takesTaps()).toBe(false); // nobody could look yet
  await after(1_200);
  expect(takesTaps()).toBe(true);
});

test('[law 1] so does one that leaves, and my next game that another phone made', async () => {
  const { draw, ids, next } = screen();
  draw(onDays(6, 13, 20));
  touch();
  expect(draw(onDays(6, 20))).toBe('6 13 20');
  await after(2_000);
  expect(ids()).toBe('6 20');
  touch();
  draw(onDays(6, 20), { next: '20' });
  expect(next()).toBeUndefined();
  await after(2_000);
  expect(next()).toBe('20');
});

test('what follows the last row is there at once: the rest of a long list, and past games', () => {
  const { draw } = screen();
  draw(undefined);
  touch();
  expect(draw(onDays(6, 13))).toBe('6 13');
  expect(draw(onDays(2, 6, 13, 20))).toBe('2 6 13 20'); // a past one is the last of the list
});

test('what the person asks for moves the rows at once', () => {
  const { draw } = screen();
  draw(onDays(6, 20));
  touch();
  draw(onDays(6, 13, 20));
  expect(draw(onDays(6, 13, 20), { asked: 'sul' })).toBe('6 13 20');
  touch();
  expect(draw(onDays(13, 20), { asked: 'sul' })).toBe('6 13 20');
});

test('in a filtered list any change waits, because it may take a row out', () => {
  const { draw } = screen();
  const filter = { is_narrow: true };
  const first = onDays(6, 20);
  draw(first, filter);
  touch();
  draw(onDays(6, 20, 21), filter);
  expect(draw(onDays(6, 20, 21), filter)).toBe('6 20');
});

test('in a filtered list the first rows come at once: where there was none, none moves', () => {
  const { draw } = screen();
  const filter = { is_narrow: true };
  expect(draw(undefined, filter)).toBeUndefined();
  touch();
  expect(draw(onDays(6, 20), filter)).toBe('6 20');
});

test('[law 1] a start keeps the rows that it was painted with until the screen rests', async () => {
  const { draw, ids } = screen();
  const first = { rows: onDays(6, 20) };
  expect(draw(onDays(6, 13, 20), { first })).toBe('6 20');
  await after(2_000);
  expect(ids()).toBe('6 13 20');
});

test('while the list is still read, nothing is refused', async () => {
  const { draw, ids } = screen();
  draw(onDays(6, 20), { complete: false });
  draw(onDays(6, 13, 20), { complete: false });
  await after(2_000);
  expect(ids()).toBe('6 13 20');
  expect(takesTaps()).toBe(true);
});
