const held = new Set<symbol>();

/**
 * Marks typed text that a reload would lose. @returns a function to call once it is saved, sent or
 * discarded
 */
export function holdUnsavedWork(): () => void {
  const hold = Symbol('unsaved');
  held.add(hold);
  return () => void held.delete(hold);
}

/** An open dialog counts: most of them keep no draft of a number, a signature or a choice. */
export const hasUnsavedWork = (): boolean =>
  held.size > 0 || document.querySelector('dialog[open]') !== null;
