/** From this width on a table fits; below it, the same rows are a list. */
const WIDE = '(width >= 64rem)';
/** From this width on a table fits also beside a list. */
const EXTRA_WIDE = '(width >= 86rem)';

export const isWideScreen = (): boolean => matchMedia(WIDE).matches;
export const isExtraWideScreen = (): boolean => matchMedia(EXTRA_WIDE).matches;

/**
 * Shaped for useSyncExternalStore, with `isWideScreen` as the snapshot. @returns a function that
 * unsubscribes
 */
export const subscribeWideScreen = (listener: () => void) => subscribe(WIDE, listener);
/** The same with `isExtraWideScreen` as the snapshot. */
export const subscribeExtraWideScreen = (listener: () => void) => subscribe(EXTRA_WIDE, listener);

function subscribe(query: string, listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
