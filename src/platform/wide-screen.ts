/** From here on a table fits beside its page; below it, the same rows are a list. */
const WIDE = '(width >= 64rem)';

export const isWideScreen = (): boolean => matchMedia(WIDE).matches;

/** Shaped for useSyncExternalStore, with `isWideScreen` as the snapshot. @returns unsubscribe */
export function subscribeWideScreen(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
