import { useEffect, useState } from 'react';
import type { ListedRow } from './first-events.ts';
import type { EventsSearch } from './search/events-search.ts';
import { listBox } from './rows/use-still-list.ts';
import { useLastKnown } from '#live/rows/use-last-known.ts';
import { usePlace } from '#entities/place/place-store.ts';
import { refuseTaps } from '#entities/still/refuse-taps.ts';
import { useStill } from '#entities/still/use-still.ts';
import { report } from '#sync/device/report.ts';

export type Distances = {
  /** By event id; NaN without coordinates. */
  readonly metres: ReadonlyMap<string, number>;
  /** By event id: 0 is the nearest. */
  readonly rank: ReadonlyMap<string, number>;
};

/**
 * Distances from here to every event, computed in the worker; undefined while they are unknown. Where they decide which
 * row stands where, they come once the screen rests (law 1): the place of a phone may take seconds.
 */
export function useDistances(
  rows: readonly ListedRow[] | undefined,
  search: EventsSearch,
): Distances | undefined {
  const { position } = usePlace();
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
      setDistances({
        metres: new Map(rows.map(({ id }, at) => [id, metres[at] ?? Number.NaN])),
        rank: new Map(Array.from(order, (at, rank) => [rows[at]!.id, rank])),
      });
    };
    measure().catch((error: unknown) => {
      if (!asked.signal.aborted) report(error);
    });
    return () => asked.abort();
  }, [rows, position]);
  const from = position && `${position.latitude},${position.longitude}`;
  const known = useLastKnown(`distances from ${from}`, distances);
  const decides = search.sort === 'distance' || search.km !== undefined;
  return useStill(position ? known : undefined, {
    asked: JSON.stringify(search),
    follows: () => !decides,
    onMove: () => refuseTaps(listBox()),
  });
}

/** A row that has just arrived and has no distance yet comes last. */
export function nearestFirst(
  found: readonly ListedRow[],
  { rank }: Distances,
): readonly ListedRow[] {
  const of = ({ id }: ListedRow) => rank.get(id) ?? rank.size;
  return found.toSorted((a, b) => of(a) - of(b));
}
