import { PICTURE_KEY, type DeviceDatabase } from '../device/device-database.ts';
import type { PictureRefusal } from '../calls/picture-upload.ts';
import type { WaitingPicture } from './waiting-pictures.ts';

/**
 * A picture that was sent with the mutation that names it, and that the server refused. Rule [U9].
 */
export type RefusedPicture = WaitingPicture & { readonly refused: PictureRefusal };

/** Those that the person has not decided about, the oldest first. */
export async function refusedPictures(db: DeviceDatabase): Promise<readonly RefusedPicture[]> {
  const kept = (await db.meta.where(':id').startsWith(PICTURE_KEY).toArray()) as WaitingPicture[];
  return kept
    .filter((picture): picture is RefusedPicture => picture.refused !== undefined)
    .toSorted((a, b) => a.chosen_at - b.chosen_at);
}

/** Sends it again in the next round: the reason for the refusal may no longer apply. */
export const sendPictureAgain = (
  db: DeviceDatabase,
  { refused: _refused, ...picture }: RefusedPicture,
): Promise<unknown> => db.meta.put({ ...picture, wanted: true }, PICTURE_KEY + picture.path);
