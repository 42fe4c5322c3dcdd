import { PICTURE_KEY, type DeviceDatabase } from '../device/device-database.ts';
import { draftCounts, type DraftKind } from '../drafts/drafts.ts';
import { countMissing } from '../receipts/missing.ts';
import { isAsked, isWaiting } from '../outbox/outbox.ts';
import type { WaitingPicture } from '../sending/waiting-pictures.ts';

/** What exists on this device only, and would be lost by a sign-out. Rule [S4]. */
export type LeftBehind = {
  /** In the outbox without an outcome, or lost by a restored database and not decided about. */
  readonly actions: number;
  /** Named by a mutation and not sent. A draft's picture counts as part of the draft. */
  readonly pictures: number;
  /** Actions and pictures that the server refused: nobody but this person can correct them. */
  readonly refused: number;
  readonly drafts: Readonly<Record<DraftKind, number>>;
};

export const nothingLeft: LeftBehind = {
  actions: 0,
  pictures: 0,
  refused: 0,
  drafts: { event: 0, registration: 0, other: 0 },
};

export async function leftBehind(db: DeviceDatabase): Promise<LeftBehind> {
  const outbox = (await db.outbox.toArray()).filter(isAsked);
  const pictures = (await db.meta
    .where(':id')
    .startsWith(PICTURE_KEY)
    .toArray()) as WaitingPicture[];
  const asked = JSON.stringify(outbox.map(({ args }) => args));
  const refused = pictures.filter((picture) => picture.refused);
  return {
    actions: outbox.filter(isWaiting).length + (await countMissing(db)),
    pictures: pictures.filter(
      (picture) => !picture.refused && (picture.wanted || asked.includes(picture.path)),
    ).length,
    refused: outbox.filter(({ status }) => status === 'rejected').length + refused.length,
    drafts: await draftCounts(db),
  };
}

/** What can still be saved by sending it. Neither drafts nor what was refused can be sent. */
export const unsentOf = ({ actions, pictures }: LeftBehind): number => actions + pictures;

/** What stays on this device only, also when everything is sent. */
export const staysOf = (left: LeftBehind): number => left.refused + draftsOf(left);

export const draftsOf = ({ drafts }: LeftBehind): number =>
  Object.values(drafts).reduce((sum, count) => sum + count, 0);
