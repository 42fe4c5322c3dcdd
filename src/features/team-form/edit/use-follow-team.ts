import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import { numberOfTeam, teamFormOf, teamMerge } from '#domain/team/team-form.ts';
import { useFollowForm } from '#entities/form/use-follow-form.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import { isOnItsWay } from '../refused-team.ts';
import { putFields, type FormStart, type TeamFormApi } from '../use-team-form.ts';

/** Follows the team while it is edited. While a mutation of mine waits, its row is not current. */
export function useFollowTeam(form: TeamFormApi, { team_id, base: first }: FormStart) {
  const find = useMemo(() => ({ selector: { id: { $eq: team_id } } }), [team_id]);
  const row = useReplicaRows('teams', find)?.[0];
  const contacts = useReplicaRows('team_records', find);
  const outbox = useOutbox();
  const mine = useStore(form.store, (state) => state.values);
  const settled = outbox !== undefined && !isOnItsWay(outbox, team_id);
  const theirs = useMemo(
    () => (row && contacts && settled ? teamFormOf(row, numberOfTeam(contacts[0])) : undefined),
    [row, contacts, settled],
  );
  const put = (values: typeof mine) => putFields(form, values);
  return { mine, theirs, ...useFollowForm({ merge: teamMerge, first, mine, theirs, put }) };
}
