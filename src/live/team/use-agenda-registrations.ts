import { useMemo } from 'react';
import {
  fetchAgendaRegistrations,
  keptAgendaRegistrations,
  type AgendaRegistrations,
} from '#sync/calls/agenda-registrations.ts';
import { useBoard, type BoardSource } from '../rankings/use-board.ts';

/**
 * How many of those who said yes to an entry are registered in its event, as far as this device
 * knows: the last answer, then the server's. Null while it never heard one. @param id of the entry
 */
export function useAgendaRegistrations(id: string): AgendaRegistrations | null {
  const source = useMemo(
    (): BoardSource<AgendaRegistrations> => ({
      kept: ({ local }) => keptAgendaRegistrations(local.db, id),
      fetch: ({ local }) => fetchAgendaRegistrations(local, id),
    }),
    [id],
  );
  return useBoard(source).board;
}
