import { useMemo } from 'react';
import { peopleOf, placeIn, type TeamPlace } from '#domain/team/team-people.ts';
import { usePerson } from '#live/account-context.ts';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useTeamMembers, useTeamRecord } from '#live/team/use-team-rows.ts';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';

export type Team = Rows['teams'];
export type Member = Rows['team_members'];

export type TeamPeople = {
  readonly members: readonly Member[];
  /** Who asks to join; only the captain sees others than themselves. */
  readonly asking: readonly Member[];
  /** My own row. */
  readonly mine: Member | undefined;
  readonly place: TeamPlace;
  readonly points: number | undefined;
  /** My mutations about this team, in the order of asking. */
  readonly asked: readonly OutboxRecord[];
};

/** The people of a team and what I am in it; undefined until known. */
export function useTeamPeople(team: Team): TeamPeople | undefined {
  const user_id = usePerson()?.id;
  const found = useTeamMembers(team.id);
  const outbox = useOutbox();
  const known = useMineIsKnown();
  const all_read = useScopeState('me')?.complete === true;
  const points = useTeamRecord(team.id, 'tally')?.points;
  return useMemo(() => {
    if (found.state === 'loading' || !outbox || !known) return undefined;
    const mine = found.rows.find((row) => user_id !== undefined && row.user_id === user_id);
    const asked = outbox.filter((record) => isAbout(record, team.id));
    const found_place = placeIn(team, mine, user_id);
    // that I am in none is known where all of my rows are here
    const place = found_place === 'outsider' && !all_read ? 'unknown' : found_place;
    return { ...peopleOf(found.rows), mine, place, points, asked };
  }, [found, outbox, known, all_read, points, team, user_id]);
}

function isAbout({ args }: OutboxRecord, team_id: string): boolean {
  const about = args as { id?: string; team_id?: string };
  return (about.team_id ?? about.id) === team_id;
}

/** The team is mine and not confirmed yet: all that there is of it is on this device. */
export const isMadeHere = ({ asked }: TeamPeople): boolean =>
  asked.some(({ name }) => name === 'create_team@1');

/** Whether something that I asked about this member has no outcome yet. */
export const waitsFor = (member: Member, asked: TeamPeople['asked']): boolean =>
  asked.some(
    (record) =>
      isWaiting(record) && (record.args as { member_id?: string }).member_id === member.id,
  );
