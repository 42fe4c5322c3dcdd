import { useMemo } from 'react';
import { numberOfTeam, teamFormOf, type TeamForm } from '#domain/team/team-form.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import { isOnItsWay } from '../refused-team.ts';

/** The team, for the form that follows it. While a mutation of mine waits, its row is not current. */
export function useCurrentTeam(team_id: string): TeamForm | undefined {
  const find = useMemo(() => ({ selector: { id: { $eq: team_id } } }), [team_id]);
  const row = useReplicaRows('teams', find)?.[0];
  const contacts = useReplicaRows('team_records', find);
  const outbox = useOutbox();
  const settled = outbox !== undefined && !isOnItsWay(outbox, team_id);
  return useMemo(
    () => (row && contacts && settled ? teamFormOf(row, numberOfTeam(contacts[0])) : undefined),
    [row, contacts, settled],
  );
}
