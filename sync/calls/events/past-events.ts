import * as v from 'valibot';
import type { DeviceDatabase } from '#sync/device/device-database.ts';
import { eventStatuses, gameModes } from '#sync/records/airsoft-event.ts';
import { Day, Id, Instant } from '#sync/records/record.ts';
import { visitorsClient } from '#sync/identity/client.ts';
import { REQUEST_TIMEOUT_MS, type ServerConfig } from '#sync/transport/transport.ts';
import { keepAnswer, keptAnswer } from '#sync/calls/kept-answer.ts';

/** The server's limit. */
const ROWS = 100;
const KEY = 'past_events';

/** A public game from before the days that every device keeps. */
const Row = v.object({
  id: Id,
  name: v.string(),
  date: Day,
  time: v.string(), // HH:MM at the field
  location: v.string(),
  game_mode: v.picklist(gameModes),
  status: v.picklist(eventStatuses),
  latitude: v.nullable(v.number()), // degrees, WGS 84
  longitude: v.nullable(v.number()),
  starts_at: Instant,
});
export type PastEvent = v.InferOutput<typeof Row>;

/** What this device was told, newest first. */
export type PastEvents = {
  readonly rows: readonly PastEvent[];
  /** There may be older ones. */
  readonly more: boolean;
  /** Of the last answer: UTC ms by this device's clock. */
  readonly at: number;
};

/** The games that this device keeps; null when it never asked. */
export const keptPastEvents = (db: DeviceDatabase): Promise<PastEvents | null> =>
  keptAnswer(db, KEY);

type Asked = { readonly signal: AbortSignal; readonly now: number; readonly older: boolean };

/**
 * Fetches a page of 100 from the server (supabase/schemas/events/past_events.sql), and keeps it with the
 * others. `older`: the page after those that are kept; otherwise the newest.
 * @returns null when the server could not be reached or its answer not read
 */
export async function fetchPastEvents(
  { db, server }: { readonly db: DeviceDatabase; readonly server: ServerConfig },
  { signal, now, older }: Asked,
): Promise<PastEvents | null> {
  const kept = await keptPastEvents(db);
  const last = older ? kept?.rows.at(-1) : undefined;
  const client = await visitorsClient(server);
  const body = { ...(last && { before: last.starts_at, before_id: last.id }), limit_rows: ROWS };
  const patience = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
  const reply = await client?.rpc('past_events', body).abortSignal(patience);
  const read = v.safeParse(v.array(Row), reply?.data);
  if (!read.success) return null;
  const page = read.output;
  const is_full = page.length === ROWS;
  const end = page.at(-1);
  // what is kept beyond the newest page stays; within it the server's word counts
  const beyond = end && is_full ? (kept?.rows ?? []).filter((row) => isBefore(row, end)) : [];
  const events = {
    rows: last ? [...kept!.rows, ...page] : [...page, ...beyond],
    more: last || beyond.length === 0 ? is_full : (kept?.more ?? true),
    at: now,
  };
  await keepAnswer(db, KEY, events);
  return events;
}

const isBefore = (a: PastEvent, b: PastEvent): boolean =>
  Date.parse(a.starts_at) - Date.parse(b.starts_at) < 0 ||
  (Date.parse(a.starts_at) === Date.parse(b.starts_at) && a.id < b.id);
