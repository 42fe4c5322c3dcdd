import { useEffect, useRef } from 'react';
import { useAsk } from '#actions/use-act.ts';
import { saying } from '#actions/use-say.ts';
import { withoutPictures } from '#domain/arena/arena-form.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { useRefusedPictures } from '#live/outbox/use-refused-pictures.ts';
import { report } from '#sync/device/report.ts';
import { dropPicture } from '#sync/sending/waiting-pictures.ts';

/**
 * Takes the pictures that the server refused after the form was left out of my proposals, and says
 * so: the arena is saved without them (Spec 2 §8).
 */
export function useLostPictures(mine: readonly Arena[]): void {
  const { LL } = useI18nContext();
  const { db } = useAccount().local;
  const ask = useAsk();
  const refused = useRefusedPictures();
  const taken = useRef(new Set<string>()); // a picture is taken out once
  useEffect(() => {
    const lost = (refused ?? []).filter(({ path }) => !taken.current.has(path));
    for (const { id, name, images } of mine) {
      const paths = lost.map(({ path }) => path).filter((path) => isIn(images, path));
      if (paths.length === 0) continue;
      for (const path of paths) taken.current.add(path);
      const patch = { images: withoutPictures(images, paths) };
      const { images_failed, save_failed } = LL.arena;
      const said = { ...saying(images_failed(), save_failed()), waiting: images_failed() };
      const args = { id, patch, base: { images } };
      const takeOut = async () => {
        const { kept } = await ask('update_arena@1', args, { label: name, said });
        if (kept) await Promise.all(paths.map((path) => dropPicture(db, path)));
      };
      takeOut().catch(report);
    }
  });
}

const isIn = (images: readonly string[], path: string): boolean =>
  images.some((url) => url.endsWith(`/${path}`));
