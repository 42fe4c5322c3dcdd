import type { DrawnMap } from './drawn-map.ts';

const WAYS = ['wheel', 'dblclick', 'keydown'] as const;

type Moves = {
  readonly onBegin: () => void;
  readonly onMoved: () => void;
};

/**
 * Calls back when a person begins to move the map and when it was moved, and not when the app moves
 * it.
 * @returns says that a button of the screen is about to move it
 */
export function onPersonMoves({ map }: DrawnMap, { onBegin, onMoved }: Moves): () => void {
  let moves = false;
  const begin = () => {
    moves = true;
    onBegin();
  };
  map.on('pointerdrag', begin);
  for (const way of WAYS) map.addEventListener(way, begin);
  map.on('moveend', () => {
    if (!moves) return;
    moves = false;
    onMoved();
  });
  return begin;
}
