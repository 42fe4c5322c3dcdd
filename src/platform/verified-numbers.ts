import { keep, readKept } from './kept.ts';

/** The name is the spec's (Spec 1 §3, local storage). Signing out removes it: sync/identity/leave-device.ts. */
const KEY = 'verifiedWhatsappNumbers';

/**
 * Whether this browser has seen the number verified. Only a convenience: the server trusts only its
 * own record.
 */
export const isVerifiedHere = (digits: string): boolean => numbers().includes(digits);

export const rememberVerified = (digits: string): void => void set([...numbers(), digits]);

/** The server has no proof of the number, so it must be verified again. */
export const forgetVerified = (digits: string): void =>
  void set(numbers().filter((other) => other !== digits));

/** If it can't be stored, the person verifies again another time. */
const set = (digits: readonly string[]): boolean => keep(KEY, [...new Set(digits)]);

function numbers(): string[] {
  const list = readKept(KEY);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
