import { forServer } from '../database/thread/address-served.ts';
import { readSnapshot, type PublicSnapshot, type PublicTeam } from '#served/snapshot.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { boundedCache } from '#served/bounded-cache.ts';
import { createRoom } from '../limits/room.ts';

/** The public snapshot as a file. */
export type SnapshotFile = {
  /** Changes with the file; null while there is none. */
  version(): string | null;
  text(): string;
  /** Rebuilds it if something public changed. */
  refresh(): Promise<boolean>;
};

/** The rows of the public snapshot, read once for each version. */
export type PublicRows = {
  /** Null while there is no snapshot. */
  get(): PublicSnapshot | null;
  /** One public event, also one that was too long ago for the snapshot. */
  event(id: string): Promise<AirsoftEvent | null>;
  /** One team: the snapshot has all of them. */
  team(id: string): Promise<PublicTeam | null>;
  /** Whether the arena is on the map: the snapshot has all of them. */
  hasArena(id: string): Promise<boolean>;
};

/** Reads one event from the database as a visitor may; null when there is none for a visitor. */
export type ReadEvent = (id: string) => Promise<AirsoftEvent | null>;

/** Reading takes a turn of the database: no more callers than this may wait at once. */
const MOST_WAITING = 8;
/** Bounds the memory: an event has about 2 kB, with a long text 20. */
const MOST_EARLIER = 400;

/**
 * The link of a new event, team or arena is shared within seconds, before the snapshot has it. So for an unknown
 * id the snapshot is checked, but not more often than this. Unit: ms.
 */
const LOOK_AGAIN_MS = 2_000;

/** Then a page is sent without its content, and a picture has to be requested again. */
export class TooManyReaders extends Error {}

export function publicRows(
  snapshot: SnapshotFile,
  { now_ms, readEvent }: { now_ms: () => number; readEvent: ReadEvent },
): PublicRows {
  const earlier = boundedCache<AirsoftEvent | null>(MOST_EARLIER);
  let kept_for = 0;
  const room = createRoom({ of_one: Infinity, in_all: MOST_WAITING });
  let read: { etag: string; rows: PublicSnapshot | null } | null = null;
  let looked_ms = -Infinity;
  let looking: Promise<unknown> | null = null;

  function get(): PublicSnapshot | null {
    const etag = snapshot.version();
    if (etag === null) return null;
    if (read?.etag !== etag) read = { etag, rows: readSnapshot(snapshot.text()) };
    return read.rows;
  }

  async function look(): Promise<void> {
    looked_ms = now_ms();
    looking = snapshot.refresh().catch((error: unknown) => console.error('snapshot', error));
    await looking;
    looking = null;
  }

  /** Looks for a newer snapshot before the answer is that there is no such row. */
  async function lookAgain(): Promise<void> {
    if (looking) await looking;
    else if (now_ms() - looked_ms >= LOOK_AGAIN_MS) await look();
  }

  /** Anybody can ask for any id, so each is read once in two seconds, and few at a time. */
  function readEarlier(id: string): Promise<AirsoftEvent | null> {
    const at = Math.floor(now_ms() / LOOK_AGAIN_MS);
    if (at !== kept_for) earlier.clear();
    kept_for = at;
    return earlier.get(id, async () => {
      if (room.full(null)) throw new TooManyReaders();
      return forServer(() => readEvent(id)).finally(room.enter(null));
    });
  }

  return {
    get,
    async event(id) {
      const here = get()?.by_id.get(id);
      if (here) return here;
      await lookAgain();
      return get()?.by_id.get(id) ?? (await readEarlier(id));
    },
    async team(id) {
      const here = get()?.teams_by_id.get(id);
      if (here) return here;
      await lookAgain();
      return get()?.teams_by_id.get(id) ?? null;
    },
    async hasArena(id) {
      if (get()?.arena_ids.has(id)) return true;
      await lookAgain();
      return get()?.arena_ids.has(id) ?? false;
    },
  };
}
