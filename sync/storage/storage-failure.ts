import { signalValue } from '../device/signal-value.ts';

/**
 * The last failure that the storage thread answered and that was not judged yet, by its name. RxDB
 * turns the rest into a text, rows included.
 */
let answered: string | undefined;

export function noteAnswer(answer: unknown): void {
  const { error, loss } = (answer ?? {}) as { error?: { name?: unknown }; loss?: StorageLoss };
  if (error) answered = String(error.name);
  if (loss) loseStorage(loss);
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

/**
 * Why the databases of this page are of no more use. `connection`: they can be opened again.
 * `server`: what answers for all of them is gone, or silent, and only another page gets an answer.
 * `left`: the page is being left, and what it writes now may never arrive.
 */
export type StorageLoss = 'connection' | 'server' | 'left';

/** The code that meets a loss sets it; the account of the page listens (account/lost-storage.ts). */
export const storageLoss = signalValue<StorageLoss | null>(null);

/** Of a page that was left nothing else counts. */
export function loseStorage(loss: StorageLoss): void {
  if (storageLoss.get() !== 'left') storageLoss.set(loss);
}

const nameOf = (error: unknown): string => {
  const { name, inner } = (error ?? {}) as { name?: unknown; inner?: { name?: unknown } };
  return String(inner?.name ?? name);
};

/** Whether the same write may succeed at once: WebKit fails so now and then (dexie#2296). */
export const mayPass = (error: unknown): boolean =>
  ['UnknownError', 'AbortError'].includes(nameOf(error));

/** Notes that something of this person could not be read or written, and not for want of room. */
export function noteLoss(error: unknown): void {
  loseStorage(nameOf(error) === 'UnknownError' ? 'server' : 'connection');
}
