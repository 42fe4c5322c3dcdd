import { eventDay } from '#domain/time/event-day.ts';
import { nowUtc } from '#platform/clock.ts';
import type { Account } from '#sync/account/account.ts';

/**
 * Reading the rows before the screen is mounted saves a second render; it may take no longer than
 * this.
 */
const PATIENCE_MS = 500;

/** What is read for an address before its screen is mounted. */
const readers: Readonly<Record<string, (account: Account) => Promise<void>>> = {
  '/events': async (account) => {
    const { readFirstEvents } = await import('#features/events/first-events.ts');
    await readFirstEvents(account, eventDay(nowUtc()));
  },
};

/** Reads what the screen at this address will show. Never fails: the screen reads it too. */
export async function readAhead(account: Account): Promise<void> {
  const reading = readers[location.pathname]?.(account);
  if (!reading) return;
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([reading.catch(() => undefined), enough]);
}
