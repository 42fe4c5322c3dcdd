import { nowUtc } from '#platform/clock.ts';

/** The service sends an address no two mails within it. */
const APART_MS = 60_000;

/** By address, UTC ms: a look at another screen must not begin the wait anew, nor end it. */
const next_mail = new Map<string, number>();

export const utcMs = (): number => Date.parse(nowUtc());

/** A mail to this address was asked for just now. */
export function noteMail(email: string): void {
  next_mail.set(email, utcMs() + APART_MS);
}

/** UTC ms from which another one may be asked for. */
export const nextMailAt = (email: string): number => next_mail.get(email) ?? 0;
