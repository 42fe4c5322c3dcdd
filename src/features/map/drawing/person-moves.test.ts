import BaseObject from 'ol/Object.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { onPersonMoves } from './person-moves.ts';

const told = { onBegin: vi.fn(), onMoved: vi.fn() };
let map: BaseObject;
let begin: () => void;
const happens = (type: string, more: object = {}) => map.dispatchEvent({ type, ...more } as never);
const press = (key: string) => happens('keydown', { originalEvent: { key } });
beforeEach(() => {
  told.onMoved.mockReset();
  map = new BaseObject();
  begin = onPersonMoves({ map: map as never }, told);
});

test.each<[string, () => void]>([
  ['an arrow key', () => void press('ArrowRight')],
  ['the key +', () => void press('+')],
  ['a finger', () => void happens('pointerdrag')],
  ['the wheel', () => void happens('wheel')],
  ['a button', () => begin()],
])('%s moves the map, and the app does not', (_, moves) => {
  happens('moveend');
  expect(told.onMoved).not.toHaveBeenCalled();
  moves();
  for (const _time of [1, 2]) happens('moveend');
  expect(told.onMoved).toHaveBeenCalledOnce();
});

test.each(['Enter', 'Tab', 'a'])('%s does not move it', (key) => {
  press(key);
  happens('moveend');
  expect(told.onMoved).not.toHaveBeenCalled();
});

test('a map that leaves its screen while it moves was not moved on the next one', () => {
  press('ArrowRight');
  happens('change:target');
  happens('moveend');
  expect(told.onMoved).not.toHaveBeenCalled();
});
