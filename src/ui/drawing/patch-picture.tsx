import { useState } from 'react';
import { patchSvg } from './patch-drawing.ts';

type PatchPictureProps = {
  /** The patch is drawn from the id when there is no picture, or when it does not load. */
  id: string;
  /** https address of the uploaded picture. */
  src?: string | null | undefined;
  alt: string;
  /** Width and height, in rem. */
  size?: number;
  /** Not earned yet. */
  faded?: boolean;
};

/** A patch: the uploaded picture, or the one drawn from its id. */
export function PatchPicture({ id, src, alt, size = 6, faded = false }: PatchPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown =
    src && src !== broken ? src : `data:image/svg+xml,${encodeURIComponent(patchSvg(id))}`;
  return (
    <img
      src={shown}
      alt={alt}
      loading={shown === src ? 'lazy' : 'eager'}
      decoding="async"
      className={faded ? 'patch patch-faded' : 'patch'}
      style={{ width: `${size}rem`, height: `${size}rem` }}
      onError={() => setBroken(shown)}
    />
  );
}
