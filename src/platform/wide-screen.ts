/** From this width on a table fits; below it, the same rows are a list. */
const WIDE = '(width >= 64rem)';

export const isWideScreen = (): boolean => matchMedia(WIDE).matches;

/**
 * Shaped for useSyncExternalStore, with `isWideScreen` as the snapshot. @returns a function that
 * unsubscribes
 */
export function subscribeWideScreen(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
