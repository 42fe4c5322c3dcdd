import { seededRandom } from '#tests/race/seeded-random.ts';
import { DEEDS, type DeedName, type Role } from './deed-names.ts';

/** Failures that happen at a given time, whatever the person is doing. */
export type Blow =
  | { readonly at_ms: number; readonly what: 'kill_browser'; readonly who: number }
  | { readonly at_ms: number; readonly what: 'close_tabs'; readonly who: number }
  | {
      readonly at_ms: number;
      readonly what: 'offline';
      readonly who: number;
      readonly for_ms: number;
    }
  | {
      readonly at_ms: number;
      readonly what: 'kill_server' | 'stop_server';
      readonly away_ms: number;
    };

/** `draw` seeds the choices of the action itself: which event, which name. */
export type Deed = {
  readonly name: DeedName;
  readonly draw: number;
  /** How long the person waits before it. */
  readonly after_ms: number;
};

/** The same for the same seed. It is a plan, not a replay: the machine decides the exact timing. */
export type Schedule = {
  /** For each device, in order; more than it will have time for. */
  readonly deeds: readonly (readonly Deed[])[];
  readonly blows: readonly Blow[];
};

/** A deed takes longer than this on any machine. Unit: ms. */
const SHORTEST_DEED_MS = 500;
/** The interval between blows. Unit: ms. */
const BLOW_EVERY_MS = 5_000;
/** The kinds among every twelve blows. */
const BLOWS: readonly Blow['what'][] = [
  ...(['kill_browser', 'kill_browser', 'kill_browser', 'close_tabs', 'close_tabs'] as const),
  ...(['offline', 'offline', 'offline', 'offline'] as const),
  ...(['kill_server', 'kill_server', 'stop_server'] as const),
];

/** @param roles of the devices: an organiser's actions differ from a player's */
export function scheduleOf(seed: number, minutes: number, roles: readonly Role[]): Schedule {
  const random = seededRandom(seed);
  const ends_ms = minutes * 60_000;
  const deeds = roles.map((role) => {
    const names = DEEDS[role];
    return Array.from({ length: Math.ceil(ends_ms / SHORTEST_DEED_MS) }, () => ({
      name: random.pick(names),
      draw: random.int(0, 2 ** 31),
      after_ms: random.int(0, 1_500),
    }));
  });
  const blows: Blow[] = [];
  let at_ms = random.int(2_000, BLOW_EVERY_MS);
  while (at_ms < ends_ms) {
    const what = random.pick(BLOWS);
    const who = random.int(0, roles.length);
    const time_ms = random.int(500, 9_000);
    if (what === 'offline') blows.push({ at_ms, what, who, for_ms: time_ms });
    else if (what === 'kill_server' || what === 'stop_server')
      blows.push({ at_ms, what, away_ms: time_ms / 3 });
    else blows.push({ at_ms, what, who });
    at_ms += random.int(BLOW_EVERY_MS / 2, (BLOW_EVERY_MS * 3) / 2);
  }
  return { deeds, blows };
}
