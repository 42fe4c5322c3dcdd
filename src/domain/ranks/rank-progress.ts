import type { Rows } from '#sync/records/collections.ts';
import type { Rank } from './team-ladder.ts';

type Member = Pick<Rows['team_members'], 'points' | 'events_count' | 'created_at'>;

/** What a rank asks for (Spec 2 §3), in the order in which it is shown. */
export const requirements = ['points', 'events', 'days'] as const;
export type Requirement = (typeof requirements)[number];

/** One requirement, and how far a member has come. */
export type RequirementProgress = {
  readonly what: Requirement;
  /** Undefined: not known on this device yet. */
  readonly have: number | undefined;
  readonly need: number;
  readonly is_met: boolean;
};

export type RankProgress = {
  /** Those that ask for more than 0. */
  readonly parts: readonly RequirementProgress[];
  /** 0-100, rounded down: of the requirement that is furthest from complete. 100 is complete. */
  readonly percentage: number;
  readonly is_met: boolean;
};

const DAY_MS = 86_400_000;

/** What a rank asks for, by name; 0 asks for nothing. */
export const requirementsOf = ({ data }: Pick<Rank, 'data'>): Record<Requirement, number> => ({
  points: data.min_points,
  events: data.min_events,
  days: data.min_time_in_team,
});

/**
 * How far a member has come towards a rank. It is shown, not enforced: the person who assigns the rank decides.
 * @param now UTC ISO instant
 */
export function rankProgress(rank: Pick<Rank, 'data'>, member: Member, now: string): RankProgress {
  const asks = requirementsOf(rank);
  const has: Record<Requirement, number | undefined> = {
    points: member.points ?? undefined,
    events: member.events_count ?? undefined,
    days: Math.max(0, Math.floor((Date.parse(now) - Date.parse(member.created_at)) / DAY_MS)),
  };
  const parts = requirements.flatMap((what): RequirementProgress[] => {
    const need = asks[what];
    const have = has[what];
    return need === 0 ? [] : [{ what, have, need, is_met: have !== undefined && have >= need }];
  });
  const shares = parts.map(({ have = 0, need }) => Math.floor((100 * Math.min(have, need)) / need));
  return {
    parts,
    percentage: Math.min(100, ...shares),
    is_met: parts.every(({ is_met }) => is_met),
  };
}

/** The next rank above the one that a member has; undefined at the top. */
export const nextRank = (ranks: readonly Rank[], held: Rank | undefined): Rank | undefined =>
  ranks
    .filter(({ data }) => data.level > (held?.data.level ?? 0))
    .toSorted((a, b) => a.data.level - b.data.level)[0];
