import type { Rows } from '#sync/records/collections.ts';

type Kind<Row, Name> = Extract<Row, { kind: Name }> extends { data: infer Data } ? Data : never;
/** The requirements of an achievement. */
export type Requirements = Pick<
  Kind<Rows['public_records'], 'achievement'>,
  'members_count' | 'points_required' | 'events_count' | 'win_count' | 'days_active'
>;
/** What a team has reached. */
export type Tally = Kind<Rows['team_records'], 'tally'>;

export interface Progress {
  current: number;
  target: number;
  /** 0-100, rounded down: 100 is complete. */
  percentage: number;
  is_completed: boolean;
}

const DAY_MS = 86_400_000;

/**
 * How far a team has come: of several requirements the least complete counts;
 * `private.achievement_progress` computes the same.
 * @param created_at of the team, UTC ms
 * @param now UTC ms
 */
export function achievementProgress(
  asks: Requirements,
  { tally, created_at, now }: { tally: Tally; created_at: number; now: number },
): Progress {
  const days = Math.max(0, Math.floor((now - created_at) / DAY_MS));
  const parts = [
    part(tally.members_count, asks.members_count),
    part(tally.points, asks.points_required),
    part(tally.events_count, asks.events_count),
    part(tally.win_count, asks.win_count),
    part(days, asks.days_active),
  ].filter((one) => one !== null);
  // stable sort: the first of equals
  const least = parts.toSorted((a, b) => a.percentage - b.percentage)[0];
  return least ?? { current: 0, target: 0, percentage: 100, is_completed: true };
}

function part(have: number, target: number | null): Progress | null {
  if (target === null) return null;
  const current = Math.min(have, target);
  return {
    current,
    target,
    percentage: Math.floor((100 * current) / target),
    is_completed: have >= target,
  };
}
