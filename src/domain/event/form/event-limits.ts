import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { eventDay, windowFrom } from '#domain/time/event-day.ts';

/** The quota `events` of the database: in an account's first 24 hours, first week, and later. */
export const EVENTS_A_DAY = { first_day: 15, first_week: 25, later: 40 } as const;
/** What one person may have in the public list, as in `private.check_public_space`. */
const MOST_PUBLIC = 100;
const MOST_BRIEFING_BYTES = 400_000;
/** The events of the whole list for a young account, as in `private.public_list_limits`; later twice. */
export const MOST_LISTED = 6000;
const DAY_MS = 86_400_000;

type Counted = Pick<AirsoftEvent, 'id' | 'created_at' | 'date' | 'briefing' | 'is_public'>;

/** What this device knows of my events when new ones are asked for. */
export type Known = {
  readonly mine: readonly Counted[];
  /** Ids of those that were not sent yet: they count on the day when they are. */
  readonly waiting: ReadonlySet<string>;
  /** UTC ISO instants; when the account was made is undefined until known. */
  readonly now: string;
  readonly account_since: string | undefined;
  /** How many events the public list has here, about: its briefings' bytes are limited too. */
  readonly listed: number;
};

export type Fit = { readonly fits: number; readonly a_day: number } & (
  | { readonly because: 'daily_limit' | 'too_many_public_events' | 'public_list_full' }
  | { readonly because?: never }
);

/**
 * How many of these new events the server takes today; the limit that leaves the least room says why,
 * of equal ones the one that lasts longest. An estimate: events that were deleted today, or made on another device without signal,
 * count on the server only, and so do young accounts behind the same network address.
 */
export function eventsThatFit(
  asked: { readonly count: number; readonly briefing: string; readonly is_public: boolean },
  { mine, waiting, now, account_since, listed }: Known,
): Fit {
  const today = eventDay(now);
  const { count } = asked;
  const a_day = limitOf(account_since, now);
  const made = mine.filter(
    ({ id, created_at }) => waiting.has(id) || eventDay(created_at) === today,
  );
  const most_listed = a_day === EVENTS_A_DAY.later ? 2 * MOST_LISTED : MOST_LISTED;
  const rooms = [
    ['public_list_full', asked.is_public ? most_listed - listed : count],
    ['too_many_public_events', asked.is_public ? publicRoom(mine, asked.briefing, today) : count],
    ['daily_limit', a_day - made.length],
  ] as const;
  const fits = Math.min(...rooms.map(([, room]) => Math.max(0, room)));
  if (fits >= count) return { fits: count, a_day };
  const [because] = rooms.find(([, room]) => Math.max(0, room) === fits)!;
  return { fits, a_day, because };
}

function limitOf(account_since: string | undefined, now: string): number {
  const age = Date.parse(now) - Date.parse(account_since ?? '');
  if (age < DAY_MS) return EVENTS_A_DAY.first_day;
  return age < 7 * DAY_MS ? EVENTS_A_DAY.first_week : EVENTS_A_DAY.later;
}

function publicRoom(mine: readonly Counted[], briefing: string, today: string): number {
  const from = windowFrom(today);
  const listed = mine.filter(({ is_public, date }) => is_public && date >= from);
  const used = listed.reduce((sum, event) => sum + bytes(event.briefing), 0);
  const by_size = Math.floor((MOST_BRIEFING_BYTES - used) / Math.max(1, bytes(briefing)));
  return Math.max(0, Math.min(MOST_PUBLIC - listed.length, by_size));
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;
