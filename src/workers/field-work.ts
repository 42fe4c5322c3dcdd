import { transfer } from 'comlink';
import { distances_m, orderByDistance, type Position } from '#domain/place/distance.ts';
import { indexRows, searchIndex, type PackedRows, type SearchIndex } from '#domain/words/search.ts';
import { splitArrived } from '#domain/participants/arrived-split.ts';
import { splitTeams } from '#domain/participants/team-split.ts';

/**
 * The work of the worker. A separate file, so that tests and benchmarks run it without a browser.
 */
export function createFieldWork() {
  let index: SearchIndex = { ids: [], texts: [] };
  return {
    /** See `distances_m`. @param positions transferred */
    distances(origin: Position, positions: Float64Array<ArrayBuffer>) {
      const found = distances_m(origin, positions);
      return transfer(found, [found.buffer]);
    },
    /** See `orderByDistance`. @param positions transferred */
    orderByDistance(origin: Position, positions: Float64Array<ArrayBuffer>) {
      const order = orderByDistance(origin, positions);
      return transfer(order, [order.buffer]);
    },
    splitTeams,
    splitArrived,
    /** Sets the rows that `search` searches. */
    index(rows: PackedRows): void {
      index = indexRows(rows);
    },
    /** See `searchIndex`. */
    search: (term: string): string[] => searchIndex(index, term),
  };
}
export type FieldWork = ReturnType<typeof createFieldWork>;
