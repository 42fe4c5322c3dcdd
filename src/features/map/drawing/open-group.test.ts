import { expect, test, vi } from 'vitest';
import { openGroup } from './open-group.ts';

const place = (id: string, x = 0) => ({ id, x, y: 0, waiting: undefined, mark: undefined });
const [onChoose, onSeveral, fit] = [vi.fn(), vi.fn(), vi.fn()];

/** What a tap on these places does. */
function open(places: readonly ReturnType<typeof place>[], zoom = 9) {
  for (const one of [onChoose, onSeveral, fit]) one.mockReset();
  const view = { getZoom: () => zoom, getMinResolution: () => 0.6, fit }; // m for each px
  openGroup(view, places, { onChoose, onSeveral });
  const told = [onChoose, onSeveral].flatMap(({ mock }) => mock.calls.flat() as unknown[]);
  return { told, fits: fit.mock.calls.length };
}

test('one place is chosen, and several that are apart are shown larger', () => {
  expect(open([place('a')])).toEqual({ told: ['a'], fits: 0 });
  expect(open([place('a'), place('b', 500)])).toEqual({ told: [], fits: 1 });
  expect(open([])).toEqual({ told: [], fits: 0 });
});

test('games at one arena are listed, all of them', () =>
  expect(open([place('a'), place('b'), place('c')])).toEqual({ told: [['a', 'b', 'c']], fits: 0 }));

test('places that the largest zoom would not part are listed at once', () =>
  expect(open([place('a'), place('b', 20)], 5)).toEqual({ told: [['a', 'b']], fits: 0 }));

test('a map that is large already lists what still is one group', () =>
  expect(open([place('a'), place('b', 100)], 16)).toEqual({ told: [['a', 'b']], fits: 0 }));
