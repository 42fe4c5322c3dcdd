import { useEffect, useMemo, useState } from 'react';
import { distance_m } from '#domain/place/distance.ts';
import type { ListedEvent } from '#domain/event/seen-rows.ts';
import { usePlace } from '#entities/place/place-store.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type NearEvent = ListedEvent & { readonly distance_m: number };

/**
 * The events that are nearest to this device, where it knew its place when the screen opened: one
 * that is found later moves no rows. It is looked for only where that was allowed before.
 */
export function useNearest(
  rows: readonly AirsoftEvent[] | undefined,
  count: number,
): readonly NearEvent[] | undefined {
  const [position] = useState(() => usePlace.getState().position);
  useEffect(() => void usePlace.getState().askIfAllowed(), []);
  return useMemo(() => {
    const near = (rows ?? []).flatMap((row) => {
      const { latitude, longitude } = row;
      if (!position || latitude === null || longitude === null) return [];
      return { ...row, distance_m: distance_m(position, { latitude, longitude }) };
    });
    if (near.length < count) return undefined;
    return near.toSorted((a, b) => a.distance_m - b.distance_m).slice(0, count);
  }, [rows, position, count]);
}
