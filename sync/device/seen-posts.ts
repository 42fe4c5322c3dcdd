import type { DeviceDatabase } from './device-database.ts';

/** By channel of a team: when the newest post that was seen here was written, a UTC ISO instant. */
export type SeenPosts = Readonly<Record<string, string>>;

const keyOf = (team_id: string): string => `seen_posts:${team_id}`;

/** What this person has seen of a team's channels on this device. */
export const seenPosts = async (db: DeviceDatabase, team_id: string): Promise<SeenPosts> =>
  ((await db.meta.get(keyOf(team_id))) as SeenPosts | undefined) ?? {};

/** Keeps that a channel was seen up to a post; never goes back. */
export const keepSeenPost = (
  db: DeviceDatabase,
  { team_id, channel, created_at }: { team_id: string; channel: string; created_at: string },
): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    const seen = await seenPosts(db, team_id);
    const before = seen[channel];
    if (before !== undefined && Date.parse(before) >= Date.parse(created_at)) return;
    await db.meta.put({ ...seen, [channel]: created_at }, keyOf(team_id));
  });
