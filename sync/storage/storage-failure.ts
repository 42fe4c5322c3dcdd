/**
 * The last failure that the storage thread answered and that was not judged yet, by its name. RxDB
 * turns the rest into a text, rows included.
 */
let answered: string | undefined;

export function noteAnswer(answer: unknown): void {
  const { error } = (answer ?? {}) as { error?: { name?: unknown } };
  if (error) answered = String(error.name);
}

/**
 * Whether the phone is full, in contrast to a lost connection. iOS closes the connection of a page
 * in the background, and only reopening the databases, or the page, brings it back. Case 32.
 */
export function isOutOfSpace(error: unknown): boolean {
  const { name, inner } = (error ?? {}) as { name?: unknown; inner?: { name?: unknown } };
  const names = [name, inner?.name, answered];
  answered = undefined; // a later failure is a different one
  return names.includes('QuotaExceededError');
}
