import type { DeviceDatabase } from './device-database.ts';
import { uploadPicture, type Picture } from './picture-upload.ts';
import type { SessionSource } from './session.ts';

/**
 * A picture that somebody chose and that has not been sent. Its address is made up on the device, so that a form
 * can be saved with it at once; the bytes follow before the mutation that names them. Rule [U9].
 */
export type WaitingPicture = Picture & {
  /** UTC ms. */
  readonly chosen_at: number;
  /** A mutation in the outbox names it, or did: it goes out whatever becomes of the form. */
  readonly wanted: boolean;
};

const PREFIX = 'picture:';
/** A form that was given up leaves its picture behind: it goes after this. */
const UNWANTED_AFTER_MS = 86_400_000;

/** @throws what the storage throws: then nothing was kept */
export const keepPicture = (db: DeviceDatabase, picture: WaitingPicture): Promise<unknown> =>
  db.meta.put(picture, PREFIX + picture.path);

export const dropPicture = (db: DeviceDatabase, path: string): Promise<void> =>
  db.meta.delete(PREFIX + path);

/** The picture of this address, while it waits. */
export async function waitingPicture(
  db: DeviceDatabase,
  path: string,
): Promise<WaitingPicture | undefined> {
  return (await db.meta.get(PREFIX + path)) as WaitingPicture | undefined;
}

/**
 * Sends the pictures that a mutation names; the first one that finds no line ends it. A refused one is dropped:
 * what names it shows what is shown where a picture does not load.
 * @throws the signal's reason
 */
export async function sendWaitingPictures({
  db,
  user_id,
  source,
  signal = new AbortController().signal,
}: {
  db: DeviceDatabase;
  user_id: string;
  source: SessionSource;
  signal?: AbortSignal | undefined;
}): Promise<void> {
  const keys = await db.meta.where(':id').startsWith(PREFIX).primaryKeys();
  if (keys.length === 0) return;
  const asked = JSON.stringify((await db.outbox.toArray()).map(({ args }) => args));
  for (const key of keys) {
    const picture = (await db.meta.get(key)) as WaitingPicture | undefined;
    if (!picture) continue;
    if (!picture.wanted && !asked.includes(picture.path)) {
      if (source.now() - picture.chosen_at > UNWANTED_AFTER_MS) await db.meta.delete(key);
      continue;
    }
    if (!picture.wanted) await db.meta.put({ ...picture, wanted: true }, key);
    const uploaded = await uploadPicture(picture, { source, user_id, signal });
    if (uploaded.kind === 'unreachable' || uploaded.kind === 'needs_sign_in') return;
    await db.meta.delete(key);
  }
}
