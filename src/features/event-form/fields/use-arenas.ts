import { useMemo } from 'react';
import { compareNames } from '#domain/words/name-order.ts';
import { useArenas as useEveryArena } from '#live/rows/use-arenas.ts';
import type { Rows } from '#sync/records/collections.ts';

export type Arena = Rows['arenas'];

/**
 * The arenas on this device by name, including mine that wait for approval; undefined until read.
 */
export function useArenas(): readonly Arena[] | undefined {
  const rows = useEveryArena();
  return useMemo(() => rows?.toSorted((a, b) => compareNames(a.name, b.name)), [rows]);
}
