import { patchSvg } from '#ui/drawing/patch-drawing.ts';

/** Longer than that, and the tap that shares it would wait: the drawn patch is used. */
const PATIENCE_MS = 8_000;

/**
 * A patch that a canvas may draw and give out again: the uploaded picture if its server allows
 * that, else the one drawn from the id.
 */
export async function pictureOf(patch: {
  id: string;
  src: string | null | undefined;
}): Promise<HTMLImageElement> {
  // Firefox draws no SVG without a size of its own
  const svg = patchSvg(patch.id).replace('<svg ', '<svg width="620" height="620" ');
  const drawn = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  if (patch.src) {
    const uploaded = await loaded(patch.src).catch(() => undefined);
    if (uploaded) return uploaded;
  }
  return loaded(drawn);
}

function loaded(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    // a picture of another origin without its leave would taint the canvas
    if (!src.startsWith('data:')) image.crossOrigin = 'anonymous';
    const timer = setTimeout(() => reject(new Error('too slow')), PATIENCE_MS);
    image.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(image);
    });
    image.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('not loaded'));
    });
    image.src = src;
  });
}
