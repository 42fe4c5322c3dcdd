/** Marks the part of a page that changes beside one that stays: it takes the focus. */
export const takesFocus = { tabIndex: -1, 'data-takes-focus': '' } as const;

/** The part with that mark, if this page has one. */
const markedPart = () => document.querySelector<HTMLElement>('[data-takes-focus]');

/**
 * Moves the focus to the heading of the part that takes it, without scrolling; to the part itself
 * while its heading has not arrived.
 * @returns false where the page has no such part
 */
export function focusPart(): boolean {
  const part = markedPart();
  if (!part) return false;
  const heading = part.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? part).focus({ preventScroll: true });
  return true;
}

/** For a heading that arrives after the focus has come to its part. */
export function focusArrived(): void {
  if (document.activeElement === markedPart()) focusPart();
}
