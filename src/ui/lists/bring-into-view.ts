/** So long a row stands out. */
const MARK_MS = 3_000;
const MARK = 'color-mix(in oklab, var(--color-primary) 28%, transparent)';

/**
 * Brings a row into the middle of the screen and marks it for a moment. The focus goes there, so
 * that a screen reader reads it.
 * @param id of its element
 */
export function bringIntoView(id: string): void {
  const row = document.getElementById(id);
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'center' });
  // a colour that fades does not move: it is shown with reduced motion too
  row.animate([{ backgroundColor: MARK }, { backgroundColor: MARK, offset: 0.6 }, {}], MARK_MS);
}
