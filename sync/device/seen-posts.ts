import { compareInstants } from '../records/writing-order.ts';
import type { Rows } from '../records/collections.ts';
import type { DeviceDatabase } from './device-database.ts';

/** By channel of a team: when the newest post that was seen here was written, a UTC ISO instant. */
export type SeenPosts = Readonly<Record<string, string>>;

const keyOf = (team_id: string): string => `seen_posts:${team_id}`;

/** What this person has seen of a team's channels on this device. */
export const seenPosts = async (db: DeviceDatabase, team_id: string): Promise<SeenPosts> =>
  ((await db.meta.get(keyOf(team_id))) as SeenPosts | undefined) ?? {};

const isLater = (at: string, than: string | undefined): boolean =>
  than === undefined || compareInstants(at, than) > 0;

/** The same with what this person has seen on other devices: of both, the later. */
export function withReadMarks(
  here: SeenPosts,
  rows: readonly Rows['my_records'][],
  team_id: string,
): SeenPosts {
  const seen: Record<string, string> = { ...here };
  for (const row of rows) {
    if (row.kind !== 'read_mark' || row.data.team_id !== team_id) continue;
    const { channel, seen_at } = row.data;
    if (isLater(seen_at, seen[channel])) seen[channel] = seen_at;
  }
  return seen;
}

/** Whether my other devices know that I have read so far. */
export const isToldOf = (
  rows: readonly Rows['my_records'][],
  { team_id, channel, seen_at }: { team_id: string; channel: string; seen_at: string },
): boolean => !isLater(seen_at, withReadMarks({}, rows, team_id)[channel]);

/** Keeps that a channel was seen up to a post; never goes back. */
export const keepSeenPost = (
  db: DeviceDatabase,
  { team_id, channel, created_at }: { team_id: string; channel: string; created_at: string },
): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    const seen = await seenPosts(db, team_id);
    if (!isLater(created_at, seen[channel])) return;
    await db.meta.put({ ...seen, [channel]: created_at }, keyOf(team_id));
  });
