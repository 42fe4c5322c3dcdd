import { isBefore } from 'date-fns/isBefore';
import { subHours } from 'date-fns/subHours';
import type { AirsoftEvent, GameMode } from '#sync/records/airsoft-event.ts';
import type { Rows } from '#sync/records/collections.ts';
import { lastMonths, monthOf } from '../time/months.ts';

type MyRecord = Rows['my_records'];
type Points = Extract<MyRecord, { kind: 'user_points' }>['data'];
type EarnedPatch = Extract<MyRecord, { kind: 'user_patch' }>['data'];
type Game = Pick<AirsoftEvent, 'id' | 'starts_at' | 'status' | 'game_mode'>;

/** What the device knows about one person. */
export type MyHistory = {
  /** Events in which I have a place, past and future. */
  readonly games: readonly Game[];
  readonly points: readonly Points[];
  readonly patches: readonly EarnedPatch[];
};

export type MonthOfMine = {
  /** YYYY-MM where the events are. */
  readonly month: string;
  readonly played: number;
  /** Registered, and neither checked in nor counted as present. */
  readonly missed: number;
  readonly patches: number;
  readonly points: number;
  /** All points up to the end of the month. */
  readonly points_total: number;
};

export type MyStatistics = {
  /** In total. */
  readonly played: number;
  /** How many of these games gave no points so far (`private.participation_points`). */
  readonly unpaid: number;
  readonly missed: number;
  readonly patches: number;
  readonly points: number;
  /** Whole per cent; null before the first game has ended. */
  readonly attendance: number | null;
  /** The last twelve, oldest first. */
  readonly months: readonly MonthOfMine[];
  /** Of the played games that the device knows, the most played mode first. */
  readonly modes: readonly { readonly mode: GameMode; readonly played: number }[];
};

/**
 * The database awards points a day after the start of a game, and checks again for another day.
 * After that, a person without points was absent.
 */
const DECIDED_AFTER_H = 48;

/**
 * Games, attendance, patches and points of one person. A person took part if the database has a row
 * of points for it, which may be of 0: for everybody who was checked in or, if there were no
 * check-ins, for everybody registered (`private.award_event`).
 * @param now UTC ISO instant
 */
export function myStatistics({ games, points, patches }: MyHistory, now: string): MyStatistics {
  const known = new Map(games.map((game) => [game.id, game]));
  const paid = points.filter(({ source }) => source === 'event_participation');
  const played = new Set(paid.map(({ source_id }) => source_id));
  const played_at = paid.map(({ source_id, created_at }) =>
    monthOf(known.get(source_id ?? '')?.starts_at ?? created_at),
  );
  const missed = games.filter((game) => isDecided(game, now) && !played.has(game.id));
  const missed_at = missed.map(({ starts_at }) => monthOf(starts_at));
  const patches_at = patches.map(({ data_conquista }) => monthOf(data_conquista));
  const points_at = points.map((one) => ({ ...one, month: monthOf(one.created_at) }));
  const modes = new Map<GameMode, number>();
  for (const { id, game_mode } of games) {
    if (played.has(id)) modes.set(game_mode, (modes.get(game_mode) ?? 0) + 1);
  }
  return {
    played: paid.length,
    unpaid: paid.filter((one) => one.points === 0).length,
    missed: missed.length,
    patches: patches.length,
    points: sum(points),
    attendance: percent(paid.length, paid.length + missed.length),
    months: lastMonths(now).map((month) => ({
      month,
      played: count(played_at, month),
      missed: count(missed_at, month),
      patches: count(patches_at, month),
      points: sum(points_at.filter((one) => one.month === month)),
      points_total: sum(points_at.filter((one) => one.month <= month)),
    })),
    modes: [...modes]
      .map(([mode, times]) => ({ mode, played: times }))
      .toSorted((a, b) => b.played - a.played || (a.mode < b.mode ? -1 : 1)),
  };
}

/** How a month is read for one plot. */
const PLOTS = {
  games: ({ played, missed }: MonthOfMine) => played + missed,
  patches: ({ patches }: MonthOfMine) => patches,
  points: ({ points }: MonthOfMine) => points,
};
export type Plot = keyof typeof PLOTS;

/** A plot of months compares: below two that have something it says less than its sentence. */
export const isPlotted = (plot: Plot, months: readonly MonthOfMine[]): boolean =>
  months.filter((month) => PLOTS[plot](month) > 0).length >= 2;

/** Whether there is no number to show yet. */
export const isEmpty = ({ played, missed, patches, points }: MyStatistics): boolean =>
  played + missed + patches + points === 0;

/** Whether the database has said who took part. @param now UTC ISO instant */
export const isDecided = (
  { starts_at, status }: Pick<AirsoftEvent, 'starts_at' | 'status'>,
  now: string,
): boolean => status === 'planned' && isBefore(starts_at, subHours(now, DECIDED_AFTER_H));

const count = (months: readonly string[], month: string): number =>
  months.filter((one) => one === month).length;
const sum = (of: readonly { readonly points: number }[]): number =>
  of.reduce((total, { points }) => total + points, 0);
const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);
