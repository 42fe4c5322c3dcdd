import { useMemo } from 'react';
import { mayAssign } from '#domain/ranks/rank-rights.ts';
import { ladderOf, ranksInOrder, type Rank, type Step } from '#domain/ranks/team-ladder.ts';
import { peopleOf, type TeamPlace } from '#domain/team/team-people.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { AREA, askedAbout } from '#entities/team/asked-about.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useTeamMembers, useTeamRecords } from '#live/team/use-team-rows.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';

export type Team = Rows['teams'];
export type Member = Rows['team_members'];

export type Ladder = {
  readonly team: Team;
  readonly me: Member;
  readonly place: TeamPlace;
  /** The highest first. */
  readonly ranks: readonly Rank[];
  readonly steps: readonly Step[];
  readonly without: readonly Member[];
  /** My mutations about ranks of this team, in the order of asking. */
  readonly asked: readonly OutboxRecord[];
  /** UTC ISO instant. */
  readonly now: string;
};

/** The ranks of a team and who has them; undefined until known. */
export function useLadder({ team, me, place, now }: AreaTabProps): Ladder | undefined {
  const found = useTeamMembers(team.id);
  const ranks = useTeamRecords(team.id, 'rank');
  const outbox = useOutbox();
  return useMemo(() => {
    if (found.state === 'loading' || !ranks || !outbox) return undefined;
    return {
      team,
      me,
      now,
      place,
      ranks: ranksInOrder(ranks),
      ...ladderOf(ranks, peopleOf(found.rows).members),
      asked: askedAbout(outbox, team.id, AREA.hierarchy),
    };
  }, [found, ranks, outbox, team, me, place, now]);
}

export const rankOf = ({ ranks }: Ladder, { rank_id }: Member): Rank | undefined =>
  ranks.find(({ id }) => id === rank_id);

/** Whether I may give the member a rank of this level. */
export const mayGive = (ladder: Ladder, member: Member, level = 0): boolean =>
  mayAssign(
    {
      place: ladder.place,
      me: ladder.me,
      member,
      captain_id: ladder.team.captain_id,
      held_level: rankOf(ladder, member)?.data.level ?? 0,
    },
    level,
  );

/** Who gave a member the rank, while they are in the team. */
export function giverOf({ steps, without }: Ladder, member: Member): string | undefined {
  const { rank_id, rank_assigned_by } = member;
  if (rank_id === null || rank_assigned_by === null) return undefined;
  const people = [...steps.flatMap(({ members }) => members), ...without];
  return people.find(({ user_id }) => user_id === rank_assigned_by)?.name || undefined;
}
