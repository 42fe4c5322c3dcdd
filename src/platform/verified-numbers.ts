import { keep, readKept } from './kept.ts';

/** The name is the spec's (Spec 1 §3, local storage). Signing out removes it: sync/identity/leave-device.ts. */
const KEY = 'verifiedWhatsappNumbers';

/** Whether this browser has seen the number verified. A convenience: the base believes only its own proof. */
export const isVerifiedHere = (digits: string): boolean => numbers().includes(digits);

export const rememberVerified = (digits: string): void => void set([...numbers(), digits]);

/** The base says that it has no proof of the number: it is to be verified again. */
export const forgetVerified = (digits: string): void =>
  void set(numbers().filter((other) => other !== digits));

/** What can't be kept is verified again another time. */
const set = (digits: readonly string[]): boolean => keep(KEY, [...new Set(digits)]);

function numbers(): string[] {
  const list = readKept(KEY);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
