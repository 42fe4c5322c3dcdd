import { keep, readKept } from '#platform/kept/kept.ts';

/**
 * The code of the invitation that was opened last: to a team, or to the staff of an event. It is
 * taken out of the address at once, and kept here while a visitor signs in: the way through the
 * sign-in, and a mail that confirms an address, must neither lose it nor write it into an address
 * that is sent. A sign-out removes it.
 */
const KEY = 'qg.seen.invitation';
const DAY_MS = 86_400_000;

/** `path`: the address of the screen where it is used. */
type Kept = { readonly path: string; readonly code: string; readonly at: number };

/** Where storage is forbidden: until the page is left. */
let unkept: Kept | undefined;

/** @param now_ms by the clock of this device */
export function keepCode(path: string, code: string, now_ms: number): void {
  const kept = { path, code, at: now_ms };
  unkept = keep(KEY, kept) ? undefined : kept;
  tell();
}

/** The code for this screen, for a day. */
export function keptCode(path: string, now_ms: number): string | undefined {
  const kept = lastKept(now_ms);
  return kept?.path === path ? kept.code : undefined;
}

/** The address of the screen where the kept code is used. */
export const keptCodePath = (now_ms: number): string | undefined => lastKept(now_ms)?.path;

export function forgetCode(): void {
  unkept = undefined;
  keep(KEY, null);
  tell();
}

/** Shaped for useSyncExternalStore. @returns a function that unsubscribes */
export function watchCode(changed: () => void): () => void {
  watching.add(changed);
  return () => watching.delete(changed);
}

const watching = new Set<() => void>();
const tell = () => watching.forEach((changed) => changed());

function lastKept(now_ms: number): Kept | undefined {
  const kept = unkept ?? (readKept(KEY) as Kept | null);
  return kept && Math.abs(now_ms - kept.at) <= DAY_MS ? kept : undefined;
}
