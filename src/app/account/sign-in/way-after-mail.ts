import { safeReturn } from '#domain/person/safe-return.ts';
import { keptCodePath } from '#entities/kept-code/kept-code.ts';
import { keep, readKept } from '#platform/kept/kept.ts';

/**
 * Where a person was going when a mail was sent to them. Its link opens another page, whose address
 * does not say it. A sign-in uses it up, and a sign-out removes it.
 */
const KEY = 'qg.seen.way';
const DAY_MS = 86_400_000;

/** @param now_ms by the clock of this device */
export const keepWay = (path: string, now_ms: number): void => void keep(KEY, { path, at: now_ms });

export const forgetWay = (): void => void keep(KEY, null);

/** For a day; else the screen of an invitation that was opened before, else the start. */
export function wayAfterMail(now_ms: number): string {
  const way = safeReturn(lastWay(now_ms)?.path);
  return way === '/' ? (keptCodePath(now_ms) ?? way) : way;
}

/** Whether somebody at this device asked for a mail within a day: they think that they have an account. */
export const wasMailed = (now_ms: number): boolean => lastWay(now_ms) !== undefined;

function lastWay(now_ms: number): { path?: unknown } | undefined {
  const kept = readKept(KEY) as { path?: unknown; at?: number } | null;
  return kept && Math.abs(now_ms - (kept.at ?? NaN)) <= DAY_MS ? kept : undefined;
}
