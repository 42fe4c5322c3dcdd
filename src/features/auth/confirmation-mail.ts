import { nowUtc } from '#platform/clock.ts';

/** The service sends no two mails to an address within this time. */
const APART_MS = 60_000;

/** By address, UTC ms: opening another screen must neither restart the wait nor end it. */
const next_mail = new Map<string, number>();

export const utcMs = (): number => Date.parse(nowUtc());

/** Records that a mail to this address was requested just now. */
export function noteMail(email: string): void {
  next_mail.set(email, utcMs() + APART_MS);
}

/** UTC ms from which another mail may be requested. */
export const nextMailAt = (email: string): number => next_mail.get(email) ?? 0;
