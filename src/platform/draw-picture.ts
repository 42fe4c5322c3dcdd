/**
 * A picture of this device, redrawn: it keeps only what is visible, without metadata such as place
 * and camera.
 */
export type DrawnPicture = {
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
  readonly bytes: ArrayBuffer;
};

/** not_a_picture: not an image. unreadable: an image that this browser can't open, such as HEIC. */
export type DrawProblem = 'not_a_picture' | 'file_too_large' | 'unreadable';

export type Drawn =
  | { readonly ok: true; readonly value: DrawnPicture }
  | { readonly ok: false; readonly code: DrawProblem };

/** Spec 1 §5: 'Arquivo muito grande (máximo 5MB)'. */
const LIMIT_BYTES = 5 * 1024 * 1024;
const LONGEST_SIDE_PX = 2_000;
const QUALITY = 0.85;
/** Some phones report no type for these. */
const BY_NAME = /\.(hei[cf]|avif|jpe?g|png|webp|gif|bmp)$/i;

/**
 * Decodes, shrinks to 2000 px and encodes; the picture's own orientation is applied. Never rejects.
 */
export async function drawPicture(file: File): Promise<Drawn> {
  const says_image = file.type === '' ? BY_NAME.test(file.name) : file.type.startsWith('image/');
  if (!says_image) return { ok: false, code: 'not_a_picture' };
  if (file.size > LIMIT_BYTES) return { ok: false, code: 'file_too_large' };
  try {
    const blob = await encoded(await scaled(file), file.type);
    if (blob.size > LIMIT_BYTES) return { ok: false, code: 'file_too_large' };
    const type = blob.type as DrawnPicture['type'];
    return { ok: true, value: { type, bytes: await blob.arrayBuffer() } };
  } catch {
    return { ok: false, code: 'unreadable' };
  }
}

async function scaled(file: File): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const share = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/**
 * Safari writes no webp and returns png instead, which is fine for transparent pictures but too
 * large for a photo.
 */
async function encoded(canvas: HTMLCanvasElement, source: string): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp');
  if (webp.type === 'image/webp' || source === 'image/png') return webp;
  return toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))),
      type,
      QUALITY,
    ),
  );
}
