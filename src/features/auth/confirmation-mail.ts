import { steadyMs } from '#platform/clock.ts';

/** The service sends no two mails to an address within this time. */
const APART_MS = 60_000;

/** By address, steady ms: opening another screen must neither restart the wait nor end it. */
const next_mail = new Map<string, number>();

/** Records that a mail to this address was requested just now. */
export function noteMail(email: string): void {
  next_mail.set(email, steadyMs() + APART_MS);
}

/** Steady ms from which another mail may be requested. */
export const nextMailAt = (email: string): number => next_mail.get(email) ?? 0;
