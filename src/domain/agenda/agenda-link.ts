import type { AgendaEvent } from './agenda.ts';

/** The address of an entry, for the members of its team. */
export const agendaLink = (
  origin: string,
  { id, team_id }: Pick<AgendaEvent, 'id' | 'team_id'>,
): string => `${origin}/team/${team_id}/advanced?tab=events&event=${id}`;
