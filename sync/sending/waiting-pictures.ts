import { PICTURE_KEY, type DeviceDatabase } from '../device/device-database.ts';
import { draftsAsText } from '../drafts/drafts.ts';
import { uploadPicture, type Picture, type PictureRefusal } from '../calls/picture-upload.ts';
import type { SessionSource } from '../identity/session.ts';

/**
 * A picture that was chosen and not yet sent. The device chooses its address, so that a form can be
 * saved with it at once; the bytes are sent before the mutation that names them. Rule [U9].
 */
export type WaitingPicture = Picture & {
  /** UTC ms. */
  readonly chosen_at: number;
  /** A mutation in the outbox names it, or did: it is sent even if the form is abandoned. */
  readonly wanted: boolean;
  /**
   * The server refused it: it stays here for the person who opens the form again, and is not sent
   * again by itself.
   */
  readonly refused?: PictureRefusal;
};

/**
 * A form that was abandoned leaves its picture behind; it is deleted after this time, unless a
 * draft still shows it.
 */
const UNWANTED_AFTER_MS = 86_400_000;

/** @throws what the storage throws: then nothing was kept */
export const keepPicture = (db: DeviceDatabase, picture: WaitingPicture): Promise<unknown> =>
  db.meta.put(picture, PICTURE_KEY + picture.path);

export const dropPicture = (db: DeviceDatabase, path: string): Promise<void> =>
  db.meta.delete(PICTURE_KEY + path);

/** The picture with this address, while it waits. */
export async function waitingPicture(
  db: DeviceDatabase,
  path: string,
): Promise<WaitingPicture | undefined> {
  return (await db.meta.get(PICTURE_KEY + path)) as WaitingPicture | undefined;
}

/**
 * Sends the pictures that a mutation names, or named; stops at the first network failure.
 * @param patience_ms for each
 * @throws the signal's reason
 */
export async function sendWaitingPictures({
  db,
  user_id,
  source,
  signal = new AbortController().signal,
  patience_ms,
}: {
  db: DeviceDatabase;
  user_id: string;
  source: SessionSource;
  signal?: AbortSignal | undefined;
  patience_ms: number;
}): Promise<void> {
  const keys = await db.meta.where(':id').startsWith(PICTURE_KEY).primaryKeys();
  if (keys.length === 0) return;
  const asked = JSON.stringify((await db.outbox.toArray()).map(({ args }) => args));
  const drafted = await draftsAsText(db);
  for (const key of keys) {
    const picture = (await db.meta.get(key)) as WaitingPicture | undefined;
    if (!picture || picture.refused) continue;
    if (!picture.wanted && !asked.includes(picture.path)) {
      // in both directions: after a clock was set back, a picture may seem to come from the future
      const isOld = Math.abs(source.now() - picture.chosen_at) > UNWANTED_AFTER_MS;
      if (isOld && !drafted.includes(picture.path)) await db.meta.delete(key);
      continue;
    }
    const wanted = { ...picture, wanted: true };
    if (!picture.wanted) await db.meta.put(wanted, key);
    const uploaded = await uploadPicture(picture, { source, user_id, signal, patience_ms });
    if (uploaded.kind === 'ok') await db.meta.delete(key);
    else if (uploaded.kind === 'refused')
      await db.meta.put({ ...wanted, refused: uploaded.code }, key);
    else return;
  }
}
