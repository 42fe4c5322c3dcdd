import { useMemo } from 'react';
import type { Arena } from '#domain/arena/arena-list.ts';
import { byCreation } from '#sync/records/writing-order.ts';
import { useArenas } from '#live/rows/use-arenas.ts';

/** The arenas that wait for a decision, the oldest first; none until known. */
export function useWaitingArenas(): readonly Arena[] {
  const arenas = useArenas();
  return useMemo(
    () => (arenas ?? []).filter(({ is_active }) => !is_active).toSorted(byCreation),
    [arenas],
  );
}
