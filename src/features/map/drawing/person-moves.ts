import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import type { DrawnMap } from './drawn-map.ts';

const WAYS = ['wheel', 'dblclick'] as const;
/** The others leave the map where it is, Enter too. */
const KEYS = /^(Arrow|[+-]$)/;

type Moves = {
  readonly onBegin: () => void;
  readonly onMoved: () => void;
};

/**
 * Calls back when a person begins to move the map and when it was moved, and not when the app moves
 * it.
 * @returns says that a button of the screen is about to move it
 */
export function onPersonMoves({ map }: Pick<DrawnMap, 'map'>, told: Moves): () => void {
  let moves = false;
  const begin = () => {
    moves = true;
    told.onBegin();
  };
  map.on('pointerdrag', begin);
  for (const way of WAYS) map.addEventListener(way, begin);
  map.addEventListener('keydown', (event) => {
    const { key } = (event as MapBrowserEvent<KeyboardEvent>).originalEvent;
    if (KEYS.test(key)) begin();
  });
  // it leaves the screen on which it was moved, perhaps before it stands still
  map.on('change:target', () => void (moves = false));
  map.on('moveend', () => {
    if (!moves) return;
    moves = false;
    told.onMoved();
  });
  return begin;
}
