import { useAct, type Act } from '#actions/use-act.ts';
import { saying } from '#actions/use-say.ts';
import type { Rank } from '#domain/ranks/team-ladder.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Member, Team } from './use-ladder.ts';

/** How Pendências names what is asked about a rank of a team, and what is said about its outcome. */
export function useSaidOfRanks(team: Pick<Team, 'name'>) {
  const { LL } = useI18nContext();
  const words = LL.team_ranks;
  const { create_failed, assign_failed } = LL.team.ranks;
  const of = (name: string, done: string, failed: string): Act => ({
    label: `${team.name} (${name})`,
    said: saying(done, failed),
  });
  return {
    create: (name: string) => of(name, words.created(), create_failed()),
    update: ({ data }: Rank) => of(data.name, words.updated(), words.update_failed()),
    remove: ({ data }: Rank) => of(data.name, words.deleted(), words.delete_failed()),
    assign: ({ name }: Member, rank: Rank | undefined) =>
      of(name, rank ? words.assigned() : words.taken_away(), assign_failed()),
  };
}

/** What a captain or an officer asks for about ranks. */
export function useRankActs(team: Pick<Team, 'id' | 'name'>) {
  const act = useAct();
  const said = useSaidOfRanks(team);
  return {
    remove: (rank: Rank) =>
      act('delete_rank@1', { id: rank.id, team_id: team.id }, said.remove(rank)),
    /** @param rank undefined takes the one away that they have @param held undefined for none */
    assign: (member: Member, rank: Rank | undefined, held: Rank | undefined) =>
      act(
        'assign_rank@1',
        {
          team_id: team.id,
          member_id: member.id,
          rank_id: rank?.id ?? null,
          base: { rank_id: held?.id ?? null },
        },
        said.assign(member, rank),
      ),
  };
}
