import { eventDay } from '#domain/event-day.ts';
import { nowUtc } from '#platform/clock.ts';
import type { Account } from '#sync/account.ts';

/** A screen that opens without its rows draws them twice; one that waits longer than this waits for nothing. */
const PATIENCE_MS = 500;

/** What is read for an address before its screen is mounted. */
const readers: Readonly<Record<string, (account: Account) => Promise<void>>> = {
  '/events': async (account) => {
    const { readFirstEvents } = await import('#features/events/first-events.ts');
    await readFirstEvents(account, eventDay(nowUtc()));
  },
};

/** Reads what the address is going to show. Never fails: the screen reads too. */
export async function readAhead(account: Account): Promise<void> {
  const reading = readers[location.pathname]?.(account);
  if (!reading) return;
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([reading.catch(() => undefined), enough]);
}
