import type { MarkShape } from '../place/mark-shape.ts';
import type { ArenaGameType } from './arena-list.ts';

/** How an arena is drawn by its first type of game: outlines that differ, and no circle, which is a cluster. */
export const typeShapes: Readonly<Record<ArenaGameType, MarkShape>> = {
  milsim: { points: 5, radius: 16, radius2: 7 },
  speedsoft: { points: 3, radius: 14 },
  cqb: { points: 4, radius: 14, angle: Math.PI / 4 },
  scenario: { points: 4, radius: 14 },
  woodsball: { points: 3, radius: 14, angle: Math.PI },
  rectactical: { points: 4, radius: 16, radius2: 6 },
};
