import { useTeamAgenda } from '#live/team/use-team-agenda.ts';
import type { Agenda } from './agenda-place.ts';
import { NextEntry } from './next-entry.tsx';

/** What a member sees first on the team's page: the next entry of the agenda, and their answer. */
export function NextAgenda(agenda: Agenda) {
  const found = useTeamAgenda(agenda.team.id);
  return found.state === 'loading' ? null : <NextEntry {...agenda} events={found.rows} />;
}
