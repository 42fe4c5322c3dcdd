import { useEffect, useState } from 'react';
import type { Position } from '#domain/distance.ts';
import type { ListedRow } from './use-listed-events.ts';

export type Distances = {
  readonly rows: readonly ListedRow[];
  /** Metres by event id; NaN without coordinates. */
  readonly by_id: ReadonlyMap<string, number>;
  /** Places in `rows`, nearest first. */
  readonly order: Uint32Array;
};

/** Distances from here to every event, from the worker; undefined while they are not known. */
export function useDistances(
  rows: readonly ListedRow[] | undefined,
  position: Position | null,
): Distances | undefined {
  const [distances, setDistances] = useState<Distances>();
  useEffect(() => {
    if (!rows || !position) return;
    const asked = new AbortController();
    const measure = async () => {
      const { field, packPositions } = await import('#workers/field-client.ts');
      const where = () => ({ origin: position, positions: packPositions(rows) });
      const [metres, order] = await Promise.all([
        field.distances(asked.signal, where()),
        field.orderByDistance(asked.signal, where()),
      ]);
      const by_id = new Map(rows.map(({ id }, at) => [id, metres[at] ?? Number.NaN]));
      setDistances({ rows, by_id, order });
    };
    measure().catch((error: unknown) => {
      if (!asked.signal.aborted) reportError(error);
    });
    return () => asked.abort();
  }, [rows, position]);
  return position ? distances : undefined;
}

/** @param found some of the rows that were measured */
export function nearestFirst(
  found: readonly ListedRow[],
  { rows, order }: Distances,
): readonly ListedRow[] {
  const wanted = new Set(found);
  return Array.from(order, (at) => rows[at]!).filter((row) => wanted.has(row));
}
