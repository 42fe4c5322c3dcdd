import type { Rows } from '#sync/records/collections.ts';
import { achievementCategories } from '#sync/records/public-record.ts';
import { achievementProgress, type Progress, type Tally } from './achievement-progress.ts';

export type Achievement = Extract<Rows['public_records'], { kind: 'achievement' }>;
export type Earned = Extract<Rows['team_records'], { kind: 'achievement' }>;
type Category = (typeof achievementCategories)[number];

/** An achievement of the catalogue, and what the team has of it. */
export type TeamAchievement = {
  readonly achievement: Achievement;
  /** Undefined while the team's numbers are not known. */
  readonly progress: Progress | undefined;
  readonly earned: Earned | undefined;
  /** Complete, and not claimed yet. */
  readonly is_claimable: boolean;
};

export type TeamAchievements = {
  /** Categories with achievements, in the order of the spec (Spec 2 §3). */
  readonly groups: readonly { category: Category; items: readonly TeamAchievement[] }[];
  /** Earned ones that the catalogue does not show: hidden until then. */
  readonly secret: readonly Earned[];
  readonly earned_count: number;
  /**
   * What can be claimed, or else what is nearest. Undefined once all are earned, and while this device
   * does not know the progress.
   */
  readonly next: TeamAchievement | undefined;
  /** Whether the numbers are known that progress is counted from. */
  readonly is_counted: boolean;
};

type Has = {
  readonly earned: readonly Earned[];
  /** Undefined while this device does not know it. */
  readonly tally: Tally | undefined;
  /** Of the team, UTC ISO instant. */
  readonly created_at: string;
  /** UTC ISO instant. */
  readonly now: string;
};

/** What a team has achieved, what it can claim, and how far the rest is. */
export function teamAchievements(catalogue: readonly Achievement[], has: Has): TeamAchievements {
  const { earned, tally } = has;
  const created_at = Date.parse(has.created_at);
  const now = Date.parse(has.now);
  const items = catalogue.map((achievement): TeamAchievement => {
    const mine = earned.find(({ data }) => data.achievement_id === achievement.id);
    const progress = achievementProgress(achievement.data, { tally, created_at, now });
    const is_claimable = !mine && progress?.is_completed === true;
    return { achievement, progress, earned: mine, is_claimable };
  });
  const groups = achievementCategories
    .map((category) => ({
      category,
      items: items
        .filter(({ achievement }) => achievement.data.category === category)
        .toSorted(byNextStep),
    }))
    .filter((group) => group.items.length > 0);
  const known = new Set(catalogue.map(({ id }) => id));
  return {
    groups,
    secret: earned.filter(({ data }) => !known.has(data.achievement_id)),
    earned_count: earned.length,
    next: firstOf(groups.flatMap((group) => group.items)),
    is_counted: tally !== undefined,
  };
}

/** The nearest, or of several as near the one that stands first on the screen. */
function firstOf(items: readonly TeamAchievement[]): TeamAchievement | undefined {
  const near = items.filter(({ earned, progress }) => !earned && progress);
  const most = Math.max(...near.map(({ progress }) => progress!.percentage));
  return near.find(({ progress }) => progress!.percentage === most);
}

/** First what can be claimed, then what is nearest, then what is done. */
function byNextStep(a: TeamAchievement, b: TeamAchievement): number {
  const step = ({ earned, progress }: TeamAchievement) =>
    earned ? -1 : (progress?.percentage ?? 0);
  return step(b) - step(a) || a.achievement.id.localeCompare(b.achievement.id);
}
