import { createFieldWork } from '#workers/field-work.ts';

/** Milliseconds of one call, after everything has started. */
export type WorkerTimes = {
  readonly distances_ms: number;
  readonly split_ms: number;
  /** When it began, in milliseconds since the navigation. */
  readonly from_ms: number;
};

/** Runs before the one that counts: after the first time, a person gets compiled functions. */
export const WARM_UP = 2;

/** The worker's own functions on the calling thread. */
export function timesOfWork(places: number, people: number): WorkerTimes {
  const work = createFieldWork();
  const origin = { latitude: -23.55, longitude: -46.63 };
  const positions = positionsOf(places);
  const operator_ids = idsOf(people);
  const from_ms = performance.now();
  for (let i = 0; i < WARM_UP; i += 1) {
    work.distances(origin, positions);
    work.splitTeams(7, operator_ids, 8);
  }
  const started = performance.now();
  work.distances(origin, positions);
  const half = performance.now();
  work.splitTeams(7, operator_ids, 8);
  return { distances_ms: half - started, split_ms: performance.now() - half, from_ms };
}

/** [latitude, longitude, …] all over Brazil, always the same. */
export const positionsOf = (count: number): Float64Array<ArrayBuffer> =>
  Float64Array.from({ length: count * 2 }, (_, i) =>
    i % 2 === 0 ? -33 + ((i * 7919) % 3800) / 100 : -73 + ((i * 104_729) % 3800) / 100,
  );

export const idsOf = (count: number): string[] =>
  Array.from({ length: count }, () => crypto.randomUUID());
