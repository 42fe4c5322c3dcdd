const held = new Set<symbol>();

/** Something was typed that a reload would lose. @returns release it: saved, sent or given up */
export function holdUnsavedWork(): () => void {
  const hold = Symbol('unsaved');
  held.add(hold);
  return () => void held.delete(hold);
}

export const hasUnsavedWork = (): boolean => held.size > 0;
