import { distances_m } from '#domain/distance.ts';
import { splitTeams } from '#domain/team-split.ts';
import { field } from '#workers/field-client.ts';

/** Milliseconds of one call, there and back, with the worker running already. */
export interface WorkerTimes {
  readonly distances_ms: number;
  readonly split_ms: number;
}

const ORIGIN = { latitude: -23.55, longitude: -46.63 };
const never = new AbortController().signal;

/** Asks the app's worker as a screen does. */
export async function askWorker(places: number, people: number): Promise<WorkerTimes> {
  const positions = positionsOf(places);
  const operator_ids = idsOf(people);
  const split = { seed: 7, operator_ids, teams_count: 8 };
  // twice: the worker starts, and its code is compiled
  for (let i = 0; i < 2; i += 1) {
    await field.distances(never, { origin: ORIGIN, positions: positions.slice() });
    await field.splitTeams(never, split);
  }
  const started = performance.now();
  const found = await field.distances(never, { origin: ORIGIN, positions });
  const half = performance.now();
  const teams = await field.splitTeams(never, split);
  const ended = performance.now();
  if (found.length !== places || teams.flat().length !== people) throw new Error('not all of it');
  return { distances_ms: half - started, split_ms: ended - half };
}

/** The same on the thread of the page, which the app never does. */
export function distancesHere(places: number, people: number): WorkerTimes {
  const positions = positionsOf(places);
  const operator_ids = idsOf(people);
  for (let i = 0; i < 2; i += 1) {
    distances_m(ORIGIN, positions);
    splitTeams(7, operator_ids, 8);
  }
  const started = performance.now();
  distances_m(ORIGIN, positions);
  const half = performance.now();
  splitTeams(7, operator_ids, 8);
  return { distances_ms: half - started, split_ms: performance.now() - half };
}

/** [latitude, longitude, …] all over Brazil, the same every time. */
const positionsOf = (count: number): Float64Array<ArrayBuffer> =>
  Float64Array.from({ length: count * 2 }, (_, i) =>
    i % 2 === 0 ? -33 + ((i * 7919) % 3800) / 100 : -73 + ((i * 104_729) % 3800) / 100,
  );

const idsOf = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID());
