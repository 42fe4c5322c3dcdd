let early: string | undefined;

/**
 * What is typed before the screen of the list is there. The address has it too, but follows in its own time: the
 * screen that came first would begin a key or two behind.
 */
export const keepEarly = (term: string): void => void (early = term);

/** Once: what is typed after that is the screen's. */
export function takeEarly(): string | undefined {
  const term = early;
  early = undefined;
  return term;
}
