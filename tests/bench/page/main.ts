import '#app/start/trusted-types.ts';
import { sortByDistance } from './distances.ts';
import { firstSync } from './first-sync.ts';
import { drainOutbox, pushBare } from './outbox.ts';
import { insertRaw } from './raw-insert.ts';
import { askWorker, workHere, workInWorker } from './worker.ts';

/**
 * The functions that the bench calls in this page, one at a time. The app contains none of them.
 */
const bench = {
  firstSync,
  insertRaw,
  drainOutbox,
  pushBare,
  askWorker,
  workHere,
  workInWorker,
  sortByDistance,
};
export type BenchPage = typeof bench;

Object.assign(window, { bench });
