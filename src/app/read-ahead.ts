import { eventDay } from '#domain/event-day.ts';
import { nowUtc } from '#platform/clock.ts';
import type { Account } from '#sync/account.ts';

/** A screen that opens without its rows draws them twice; one that waits longer than this waits for nothing. */
const PATIENCE_MS = 500;

/** Reads what the address is going to show before its screen is mounted. Never fails: the screen reads too. */
export async function readAhead(account: Account): Promise<void> {
  if (location.pathname !== '/events') return;
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const reading = import('#features/events/first-events.ts').then(({ readFirstEvents }) =>
    readFirstEvents(account, eventDay(nowUtc())),
  );
  await Promise.race([reading.catch(() => undefined), enough]);
}
