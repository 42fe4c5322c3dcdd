import { field } from '#workers/field-client.ts';
import { idsOf, positionsOf, timesOfWork, WARM_UP, type WorkerTimes } from './field-times.ts';

const ORIGIN = { latitude: -23.55, longitude: -46.63 };
const never = new AbortController().signal;
const SPLIT = { seed: 7, teams_count: 8 };

/** Calls the app's worker like a screen does, and waits for the answer. */
export async function askWorker(places: number, people: number): Promise<WorkerTimes> {
  const positions = positionsOf(places);
  const split = { ...SPLIT, operator_ids: idsOf(people) };
  // generating the inputs is a task of its own
  await new Promise((resolve) => setTimeout(resolve, 100));
  const from_ms = performance.now();
  for (let i = 0; i < WARM_UP; i += 1) {
    await field.distances(never, { origin: ORIGIN, positions: positions.slice() });
    await field.splitTeams(never, split);
  }
  const started = performance.now();
  const found = await field.distances(never, { origin: ORIGIN, positions });
  const half = performance.now();
  const teams = await field.splitTeams(never, split);
  const ended = performance.now();
  if (found.length !== places || teams.flat().length !== people) throw new Error('not all of it');
  return { distances_ms: half - started, split_ms: ended - half, from_ms };
}

/** How long the work itself takes, in a worker of the same kind. */
export async function workInWorker(places: number, people: number): Promise<WorkerTimes> {
  const worker = new Worker(new URL('./field-times.worker.ts', import.meta.url), {
    type: 'module',
  });
  const answer = new Promise<WorkerTimes>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data as WorkerTimes));
  });
  worker.postMessage({ places, people });
  return answer.finally(() => worker.terminate());
}

/** The same on the page's main thread, which the app never does. */
export const workHere = timesOfWork;
