let early: string | undefined;

/**
 * What is typed before the list's screen has loaded. The address holds it too, but is updated
 * later, so the screen would start a key or two behind.
 */
export const keepEarly = (term: string): void => void (early = term);

/** Only once: after that the screen holds what is typed. */
export function takeEarly(): string | undefined {
  const term = early;
  early = undefined;
  return term;
}
