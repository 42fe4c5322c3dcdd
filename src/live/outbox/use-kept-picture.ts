import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import type { PictureRefusal } from '#sync/calls/picture-upload.ts';
import { report } from '#sync/device/report.ts';
import { waitingPicture } from '#sync/sending/waiting-pictures.ts';
import { useAccount } from '../account-context.ts';

/** The last two segments of one of our addresses: `{uid}/{uuid}.webp`. */
export const pathOf = (url: string): string | undefined =>
  /\/storage\/v1\/object\/public\/[^/]+\/([^/]+\/[^/]+)$/.exec(url)?.[1];

type KeptPicture = {
  readonly preview: string | undefined;
  /** It is on this device only, and is sent when there is a signal. */
  readonly waits: boolean;
  readonly refused?: PictureRefusal | undefined;
};
const NOTHING: KeptPicture = { preview: undefined, waits: false };
const UNKNOWN: KeptPicture = { preview: '', waits: false };

/**
 * This device's copy of a picture: a blob: URL, also for a draft that returned after a reload.
 * Empty until known, so that the server is not asked for a picture that it does not have yet;
 * undefined when there is no copy here. Followed: a copy that was sent is still shown, and does not
 * wait any more.
 */
export function useKeptPicture(url: string): KeptPicture {
  const { db } = useAccount().local;
  const [kept, setKept] = useState<KeptPicture & { of: string }>();
  const path = pathOf(url);
  useEffect(() => {
    if (!path) return undefined;
    let preview: string | undefined;
    const live = liveQuery(() => waitingPicture(db, path)).subscribe({
      next: (picture) => {
        if (picture) {
          const { type, bytes } = picture;
          preview ??= URL.createObjectURL(new Blob([bytes], { type }));
        }
        const refused = picture?.refused;
        setKept({ of: path, preview, waits: picture !== undefined && !refused, refused });
      },
      error: (error: unknown) => {
        report(error);
        setKept({ of: path, preview, waits: false });
      },
    });
    return () => {
      live.unsubscribe();
      if (preview) URL.revokeObjectURL(preview);
    };
  }, [db, path]);
  if (!path) return NOTHING;
  return kept?.of === path ? kept : UNKNOWN;
}
