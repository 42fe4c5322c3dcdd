import type { Rows } from '#sync/records/collections.ts';

type Kind<Row, Name> = Extract<Row, { kind: Name }> extends { data: infer Data } ? Data : never;
/** The requirements of an achievement. */
export type Requirements = Pick<
  Kind<Rows['public_records'], 'achievement'>,
  'members_count' | 'points_required' | 'events_count' | 'win_count' | 'days_active'
>;
/** What a team has reached. */
export type Tally = Kind<Rows['team_records'], 'tally'>;

export type Progress = {
  current: number;
  target: number;
  /** 0-100, rounded down: 100 is complete. */
  percentage: number;
  is_completed: boolean;
};

const DAY_MS = 86_400_000;

type Has = {
  /** Undefined while this device does not know it. */
  readonly tally: Tally | undefined;
  /** Of the team, UTC ms. */
  readonly created_at: number;
  /** UTC ms. */
  readonly now: number;
};

/**
 * How far a team has come: of several requirements the least complete counts;
 * `private.achievement_progress` computes the same.
 * @returns undefined where the tally is asked for and not known: unknown is not zero
 */
export function achievementProgress(
  asks: Requirements,
  { tally, created_at, now }: Has,
): Progress | undefined {
  const days = Math.max(0, Math.floor((now - created_at) / DAY_MS));
  const wanted = (
    [
      [tally?.members_count, asks.members_count],
      [tally?.points, asks.points_required],
      [tally?.events_count, asks.events_count],
      [tally?.win_count, asks.win_count],
      [days, asks.days_active],
    ] as const
  ).flatMap(([have, target]) => (target === null ? [] : [{ have, target }]));
  if (wanted.some(({ have }) => have === undefined)) return undefined;
  const parts = wanted.map(({ have = 0, target }) => part(have, target));
  // stable sort: the first of equals
  const least = parts.toSorted((a, b) => a.percentage - b.percentage)[0];
  return least ?? { current: 0, target: 0, percentage: 100, is_completed: true };
}

function part(have: number, target: number): Progress {
  const current = Math.min(have, target);
  return {
    current,
    target,
    percentage: Math.floor((100 * current) / target),
    is_completed: have >= target,
  };
}
