import { windowFrom } from '#domain/time/event-day.ts';
import type { LiveQuery } from '#live/rows/use-live-records.ts';
import type { Account } from '#sync/account/account.ts';
import { learnNames } from '#sync/registry/registry.ts';
import { overlayOf } from '#sync/outbox/overlay.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

export type ListedRow = AirsoftEvent & { readonly me?: 0 | 1 };

/** Enough for the tallest screen: the first page is painted before thousands of rows are read. */
const FIRST = 20;

/**
 * Public events from 15 days ago onward, and private ones of mine, by starting time.
 * @param today YYYY-MM-DD
 * @param part 'first_page': from today onward
 */
export function listQuery(
  today: string,
  part: 'first_page' | 'whole',
): LiveQuery<'airsoft_events'> {
  const from = windowFrom(today);
  return {
    find: {
      selector: { starts_at: { $gte: part === 'whole' ? from : today } },
      sort: [{ starts_at: 'asc' }],
      ...(part === 'first_page' && { limit: FIRST }),
    },
    keep: ({ date }) => date >= from,
    compare: (a, b) => (a.starts_at < b.starts_at ? -1 : 1),
  };
}

const first = new WeakMap<object, readonly ListedRow[]>();

/**
 * The rows that were read ahead for a replica; undefined when there are none, or when a mutation
 * changes them.
 */
export const firstEvents = (replica: object): readonly ListedRow[] | undefined =>
  first.get(replica);

/**
 * Reads the first page before anything is mounted: the list then starts with it, and renders once.
 */
export async function readFirstEvents({ replica, local }: Account, today: string): Promise<void> {
  const [docs, outbox] = await Promise.all([
    replica.airsoft_events.find(listQuery(today, 'first_page').find).exec(),
    local.db.outbox.toArray(),
  ]);
  await learnNames(outbox.map(({ name }) => name));
  if (docs.length === 0 || overlayOf('airsoft_events', outbox).size > 0) return;
  first.set(
    replica,
    docs.map((doc) => doc._data),
  );
}
