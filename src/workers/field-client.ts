import { transfer, type Remote } from 'comlink';
import type { ArrivedPerson } from '#domain/participants/arrived-split.ts';
import type { Position } from '#domain/place/distance.ts';
import { packRows, type SearchRow } from '#domain/words/search.ts';
import type { FieldWork } from './field-work.ts';
import { createWorkerHost, type WorkerPort } from './worker-host.ts';

const IDLE_MS = 30_000;

/**
 * The field worker's interface for the main thread. Every call rejects with `signal.reason` on
 * abort.
 */
export function createFieldClient(start: () => WorkerPort) {
  const host = createWorkerHost<FieldWork>({ start, idle_ms: IDLE_MS });
  // which rows the worker has indexed: a new worker has none
  let indexed: { rows: readonly SearchRow[]; by: Remote<FieldWork> } | null = null;

  return {
    /**
     * Great-circle distances in metres, NaN where a place has no coordinates.
     * @param positions [latitude, longitude, …] in degrees, NaN for none; transferred, so empty
     * afterwards
     */
    distances: (
      signal: AbortSignal,
      { origin, positions }: { origin: Position; positions: Float64Array<ArrayBuffer> },
    ): Promise<Float64Array<ArrayBuffer>> =>
      host.call(signal, (work) => work.distances(origin, transfer(positions, [positions.buffer]))),

    /**
     * Indices of the list, nearest first, those without coordinates last. @param positions as above
     */
    orderByDistance: (
      signal: AbortSignal,
      { origin, positions }: { origin: Position; positions: Float64Array<ArrayBuffer> },
    ): Promise<Uint32Array<ArrayBuffer>> =>
      host.call(signal, (work) =>
        work.orderByDistance(origin, transfer(positions, [positions.buffer])),
      ),

    /** Members of 'Equipe 1', 'Equipe 2', … See `splitTeams` in #domain/team-split.ts. */
    splitTeams: (
      signal: AbortSignal,
      split: { seed: number; operator_ids: readonly string[]; teams_count: number },
    ): Promise<string[][]> =>
      host.call(signal, (work) =>
        work.splitTeams(split.seed, [...split.operator_ids], split.teams_count),
      ),

    /** See `splitArrived` in #domain/participants/arrived-split.ts. */
    splitArrived: (
      signal: AbortSignal,
      split: { seed: number; people: readonly ArrivedPerson[]; teams_count: number },
    ): Promise<string[][]> =>
      host.call(signal, (work) =>
        work.splitArrived(split.seed, [...split.people], split.teams_count),
      ),

    /**
     * Ids of the rows that match, in their order; all of them for an empty term.
     * @param rows the same array as long as nothing changed: it is sent once, and again when
     * another array is passed
     */
    search: (
      signal: AbortSignal,
      { rows, term }: { rows: readonly SearchRow[]; term: string },
    ): Promise<string[]> =>
      host.call(signal, async (work) => {
        const news = indexed?.rows !== rows || indexed.by !== work;
        if (news) indexed = { rows, by: work };
        // both are posted at once, because another call in between could replace the rows
        const [, found] = await Promise.all([
          news ? work.index(packRows(rows)) : undefined,
          work.search(term),
        ]);
        return found;
      }),
  };
}

/** The app's one client. The worker itself starts with the first call. */
export const field = createFieldClient(
  () => new Worker(new URL('./field.worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Packs coordinates for the worker.
 * @param places in the order of the result
 */
export function packPositions(
  places: readonly { latitude: number | null; longitude: number | null }[],
): Float64Array<ArrayBuffer> {
  const positions = new Float64Array(places.length * 2);
  for (const [i, { latitude, longitude }] of places.entries()) {
    positions[2 * i] = latitude ?? NaN;
    positions[2 * i + 1] = longitude ?? NaN;
  }
  return positions;
}
