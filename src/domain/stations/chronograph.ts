import { BB_G, FPS } from '#sync/event-mutations/station.ts';
import type { EnergyLimit } from '#sync/records/airsoft-event.ts';

/** What a chronograph shows of a replica: feet per second, with a BB of that many grams. */
export type Shot = { readonly fps: number; readonly bb_g: number };

/**
 * none: the event has no limit. class_unknown: it has limits of other classes, and none for this one.
 */
export type Verdict = 'within' | 'over' | 'none' | 'class_unknown';

/** Fields announce a limit in feet per second for a BB of this weight, grams. */
const BB_OF_LIMITS_G = 0.2;

/**
 * The energy at the muzzle, 0.5 m v², in joules with two decimals. Computed with whole numbers, so
 * that the database says the same (`private.joules`).
 */
export function joulesOf({ fps, bb_g }: Shot): number {
  // 0.5 * (grams / 1000) * (fps * 0.3048)²; 0.3048² = 0.09290304
  const exact = Math.round(bb_g * 100) * fps ** 2 * 9_290_304;
  return Math.floor((exact + 1e11) / 2e11) / 100;
}

/** The limit for a class, or the general one; undefined when there is none for it. */
export const limitFor = (
  limits: readonly EnergyLimit[] | null,
  operator_class: string | null,
): EnergyLimit | undefined =>
  limits?.find((limit) => limit.class !== undefined && limit.class === operator_class) ??
  limits?.find((limit) => limit.class === undefined);

/**
 * Whether a shot is above the event's limit for the person's class. A limit of feet per second is
 * compared by energy, as if it was announced for a BB of 0.20 g: a heavier one is slower and hits as
 * hard.
 */
export function judge(
  shot: Shot,
  limits: readonly EnergyLimit[] | null,
  operator_class: string | null,
): Verdict {
  if (!limits || limits.length === 0) return 'none';
  const limit = limitFor(limits, operator_class);
  if (!limit) return 'class_unknown';
  const over_joules = limit.joules !== undefined && joulesOf(shot) > limit.joules;
  const over_fps = limit.fps !== undefined && energyOf(shot) > energyOf(ofLimit(limit.fps));
  return over_joules || over_fps ? 'over' : 'within';
}

const ofLimit = (fps: number): Shot => ({ fps, bb_g: BB_OF_LIMITS_G });
/** In whole numbers, to be compared. */
const energyOf = ({ fps, bb_g }: Shot): number => Math.round(bb_g * 100) * fps ** 2;

/** What somebody typed at the chronograph; '' = not given. */
export type ShotForm = {
  readonly replica: string;
  readonly fps: string;
  readonly bb_g: string;
  readonly seal: string;
};

/** The weights that shops sell, grams. */
export const bbWeights = ['0,20', '0,25', '0,28', '0,30', '0,32', '0,36', '0,40', '0,45'] as const;

/** @returns undefined while it is not a shot that can be recorded */
export function readShot({ fps, bb_g }: Pick<ShotForm, 'fps' | 'bb_g'>): Shot | undefined {
  const shot = { fps: readFps(fps), bb_g: readGrams(bb_g) };
  return shot.fps === undefined || shot.bb_g === undefined
    ? undefined
    : { fps: shot.fps, bb_g: shot.bb_g };
}

/** Rounds a decimal up, so that rounding brings no value below a limit. */
function readFps(typed: string): number | undefined {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]|fps$/giu, '')
    .replace(',', '.');
  if (!/^\d{2,3}(\.\d{1,2})?$/.test(text)) return undefined;
  const fps = Math.ceil(Number(text));
  return fps >= FPS.least && fps <= FPS.most ? fps : undefined;
}

/** `0,28`, `.28` and `28` are the same. */
function readGrams(typed: string): number | undefined {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]|g$/giu, '')
    .replace(',', '.');
  const grams = /^\d{2}$/.test(text) ? Number(text) / 100 : Number(text);
  if (!/^(\d{2}|[01]?\.\d{1,2}|1)$/.test(text)) return undefined;
  return grams >= BB_G.least && grams <= BB_G.most ? grams : undefined;
}
