import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { splitAgenda } from '#domain/agenda/agenda.ts';
import { placeIn } from '#domain/team/team-people.ts';
import { useMyTeams } from '#live/team/use-my-teams.ts';
import { useAgendaOfTeams } from '#live/team/use-team-agenda.ts';
import { NextEntry } from './next-entry.tsx';

type NextOfMyTeamsProps = {
  /** UTC ISO instant. */
  now: string;
  /** Shown until it is known. */
  pending: ReactNode;
  /** Called with whether there is one, once that is known. */
  onKnown: (is_there: boolean) => void;
};

/** The next entry in the agendas of all my teams, and my answer. Read from this device alone. */
export function NextOfMyTeams({ now, pending, onKnown }: NextOfMyTeamsProps) {
  const mine = useMyTeams()?.filter(({ member }) => member.approved);
  const ids = mine?.map(({ team }) => team.id).toSorted();
  const found = useAgendaOfTeams(ids?.join(',') ?? '');
  const [next] = found.state === 'present' ? splitAgenda(found.rows, now).coming : [];
  const at = mine?.find(({ team }) => team.id === next?.team_id);
  const is_there = mine && found.state === 'present' ? at !== undefined : undefined;
  useEffect(() => {
    if (is_there !== undefined) onKnown(is_there);
  }, [is_there, onKnown]);
  if (found.state === 'loading' || !mine) return pending;
  if (!at) return null;
  const { team, member } = at;
  const place = placeIn(team, member, member.user_id ?? undefined);
  return (
    <NextEntry
      key={team.id}
      team={team}
      me={member}
      place={place}
      now={now}
      events={found.rows.filter(({ team_id }) => team_id === team.id)}
      whose={
        <Link to="/team/$id" params={{ id: team.id }} className="inline-flex tap-height underline">
          {team.name}
        </Link>
      }
    />
  );
}
