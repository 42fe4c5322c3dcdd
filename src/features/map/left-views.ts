import type { Coordinate } from 'ol/coordinate.js';
import { steadyMs } from '#platform/clock.ts';

/** Which part of a map was shown. */
export type LeftView = { readonly center: Coordinate; readonly zoom: number };

/** A map that was left longer ago opens around its places. */
const KEPT_MS = 10 * 60_000;
const left = new Map<string, LeftView & { readonly at: number }>();

/** Remembers where a map was left, until the app is closed. */
export const leaveView = (name: string, view: LeftView): void =>
  void left.set(name, { ...view, at: steadyMs() });

/** Where this map was left a short time ago: on the way to its list, or to a page and back. */
export function leftView(name: string): LeftView | undefined {
  const view = left.get(name);
  return view && steadyMs() - view.at < KEPT_MS ? view : undefined;
}
