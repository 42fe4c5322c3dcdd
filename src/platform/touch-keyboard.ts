/** Where the finger points, the keyboard is one on the screen, whose Enter breaks a line. */
const TOUCH = '(pointer: coarse)';

export const isTouchKeyboard = (): boolean => matchMedia(TOUCH).matches;

/**
 * Shaped for useSyncExternalStore, with `isTouchKeyboard` as the snapshot: a keyboard may be put on
 * a tablet. @returns a function that unsubscribes
 */
export function subscribeTouchKeyboard(listener: () => void): () => void {
  const media = matchMedia(TOUCH);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
