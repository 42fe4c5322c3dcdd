import { signalValue } from '../wire/signal-value.ts';

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

/** Each failure is judged more than once, and a later one is a different one. */
const answer_of = new WeakMap<object, string | undefined>();

/** The names of an error: its own, the one inside it, and the one that the storage thread gave. */
function namesOf(error: unknown): readonly unknown[] {
  if (typeof error !== 'object' || error === null) return [];
  if (!answer_of.has(error)) {
    answer_of.set(error, answered);
    answered = undefined;
  }
  const { name, inner } = error as { name?: unknown; inner?: { name?: unknown } };
  return [name, inner?.name, answer_of.get(error)];
}

/**
 * Whether the phone is full, in contrast to a lost connection. iOS closes the connection of a page
 * in the background, and only reopening the databases, or the page, brings it back. Case 32.
 */
export const isOutOfSpace = (error: unknown): boolean =>
  namesOf(error).includes('QuotaExceededError');

/**
 * Why the databases of this page are of no more use. `connection`: they can be opened again.
 * `server`: what answers for all of them is gone, or silent, and only another page gets an answer.
 * `answers`: it was silent, and is no more. `left`: the page is being left, and what it writes now
 * may never arrive.
 */
export type StorageLoss = 'connection' | 'server' | 'answers' | 'left';

/** The code that meets a loss sets it; the account of the page listens (account/lost-storage.ts). */
export const storageLoss = signalValue<StorageLoss | null>(null);

/** Once a page is left, no other loss is noted. */
export function loseStorage(loss: StorageLoss): void {
  if (storageLoss.get() !== 'left') storageLoss.set(loss);
}

/** Whether the same write may succeed at once: WebKit fails so now and then (dexie#2296). */
export const mayPass = (error: unknown): boolean =>
  ['UnknownError', 'AbortError'].some((name) => namesOf(error).includes(name));

/** Notes that something of this person could not be read or written, and not for want of room. */
export function noteLoss(error: unknown): void {
  loseStorage(namesOf(error).includes('UnknownError') ? 'server' : 'connection');
}
