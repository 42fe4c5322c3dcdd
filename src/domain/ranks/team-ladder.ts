import type { Rows } from '#sync/records/collections.ts';
import { compareNames } from '../words/name-order.ts';

type Member = Rows['team_members'];
export type Rank = Extract<Rows['team_records'], { kind: 'rank' }>;

/** A rank and who has it. */
export type Step = { readonly rank: Rank; readonly members: readonly Member[] };

/** The ranks, the highest first. */
export const ranksInOrder = (ranks: readonly Rank[]): readonly Rank[] =>
  ranks.toSorted((a, b) => b.data.level - a.data.level || compareNames(a.data.name, b.data.name));

/**
 * A team's ranks, the highest first, each with its members, and the members without a rank, in the
 * order in which they are given. A member of a missing rank, such as a deleted one, has no rank.
 */
export function ladderOf(
  ranks: readonly Rank[],
  members: readonly Member[],
): { readonly steps: readonly Step[]; readonly without: readonly Member[] } {
  const known = new Set(ranks.map(({ id }) => id));
  return {
    steps: ranksInOrder(ranks).map((rank) => ({
      rank,
      members: members.filter(({ rank_id }) => rank_id === rank.id),
    })),
    without: members.filter(({ rank_id }) => rank_id === null || !known.has(rank_id)),
  };
}

/**
 * The rank that a person chose for a member. One that was deleted meanwhile is not chosen: the member
 * keeps what they have.
 * @param tapped the id of a rank; undefined before a choice
 */
export const chosenRank = (
  ranks: readonly Rank[],
  tapped: string | undefined,
  held: Rank | undefined,
): Rank | undefined => ranks.find(({ id }) => id === tapped) ?? held;
