import type { DrawnMap } from './drawn-map.ts';

const WAYS = ['wheel', 'dblclick', 'keydown'] as const;

/**
 * Calls back when a person has moved the map, and not when the app has.
 * @returns says that a button of the screen is about to move it
 */
export function onPersonMoved({ map }: DrawnMap, box: HTMLElement, then: () => void): () => void {
  let moves = false;
  const begin = () => {
    moves = true;
  };
  map.on('pointerdrag', begin);
  for (const way of WAYS) box.addEventListener(way, begin, { passive: true });
  map.on('moveend', () => {
    if (!moves) return;
    moves = false;
    then();
  });
  return begin;
}
