/** The last failure that the storage's thread answered and nobody judged yet, by its name: RxDB makes a text of the rest, rows included. */
let answered: string | undefined;

export function noteAnswer(answer: unknown): void {
  const { error } = (answer ?? {}) as { error?: { name?: unknown } };
  if (error) answered = String(error.name);
}

/**
 * No room, as against a connection that is lost: iOS takes it from a page in the background, and only opening
 * the databases again, or the page, brings it back. Case 32.
 */
export function isOutOfSpace(error: unknown): boolean {
  const { name, inner } = (error ?? {}) as { name?: unknown; inner?: { name?: unknown } };
  const names = [name, inner?.name, answered];
  answered = undefined; // what is lost later is not the same failure
  return names.includes('QuotaExceededError');
}
