import { pictureHeader } from './picture-header.ts';

/**
 * A picture of this device, redrawn: it keeps only what is visible, without metadata such as place
 * and camera.
 */
type DrawnPicture = {
  readonly type: 'image/webp' | 'image/jpeg' | 'image/png';
  readonly bytes: ArrayBuffer;
};

/**
 * not_a_picture: not an image. source_too_large: more than is opened. too_many_pixels: more than fits
 * into a phone's memory. file_too_large: more than is sent. unreadable: an image that this browser can't open, such as HEIC.
 */
export type DrawProblem =
  | 'not_a_picture'
  | 'source_too_large'
  | 'too_many_pixels'
  | 'file_too_large'
  | 'unreadable';

export type Drawn =
  | { readonly ok: true; readonly value: DrawnPicture }
  | { readonly ok: false; readonly code: DrawProblem };

/** Spec 1 §5: 'Arquivo muito grande (máximo 5MB)', asked of what is sent: the redrawn picture. */
const LIMIT_BYTES = 5 * 1024 * 1024;
/** A photo of a phone with 50 megapixels; more would exhaust its memory. Said in the text. */
const SOURCE_LIMIT_BYTES = 25 * 1024 * 1024;
/** Decoded, each takes four bytes: a small file may hold 400 million. Said in the text. */
const MOST_PIXELS = 100_000_000;
const LONGEST_SIDE_PX = 2_000;
const QUALITY = 0.85;
/** By name, because some phones report no type for these files. */
const BY_NAME = /\.(hei[cf]|avif|jpe?g|png|webp|gif|bmp)$/i;

/**
 * Decodes, shrinks to 2000 px and encodes; the picture's own orientation is applied. Never rejects.
 */
export const drawPicture = (file: File): Promise<Drawn> => drawn(file, whole);

/** The same for a logo: the largest square in its middle. */
export const drawSquare = (file: File): Promise<Drawn> => drawn(file, middle);

async function drawn(file: File, part: Part): Promise<Drawn> {
  const problem = await fileProblem(file);
  if (problem) return { ok: false, code: problem };
  try {
    const type_of_source = (await pictureHeader(file))?.type ?? file.type;
    const blob = await encoded(await scaled(file, part), type_of_source);
    if (blob.size > LIMIT_BYTES) return { ok: false, code: 'file_too_large' };
    const type = blob.type as DrawnPicture['type'];
    return { ok: true, value: { type, bytes: await blob.arrayBuffer() } };
  } catch {
    return { ok: false, code: 'unreadable' };
  }
}

/** The pixels of a picture that are drawn: from the left, from the top, width and height. */
type Part = (picture: ImageBitmap) => readonly [number, number, number, number];
const whole: Part = ({ width, height }) => [0, 0, width, height];
const middle: Part = ({ width, height }) => {
  const side = Math.min(width, height);
  return [(width - side) / 2, (height - side) / 2, side, side];
};

/**
 * What is wrong with a file before it is opened. Its first bytes decide what it is; name and type count only for a
 * kind that they don't tell.
 */
export async function fileProblem(file: File): Promise<DrawProblem | undefined> {
  const { type, name, size } = file;
  const header = await pictureHeader(file).catch(() => undefined);
  const says_image = type === '' ? BY_NAME.test(name) : type.startsWith('image/');
  if (!header && !says_image) return 'not_a_picture';
  if (size > SOURCE_LIMIT_BYTES) return 'source_too_large';
  return isHuge(header?.pixels) ? 'too_many_pixels' : undefined;
}

const isHuge = (pixels = 0): boolean => pixels > MOST_PIXELS;

/** Whether a file would take more memory than a phone has. */
export const hasTooManyPixels = async (file: Blob): Promise<boolean> =>
  isHuge((await pictureHeader(file))?.pixels);

async function scaled(file: File, part: Part): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const [left, top, width, height] = part(picture);
  const share = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * share));
  canvas.height = Math.max(1, Math.round(height * share));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/**
 * Safari writes no webp and returns png instead, which is too large for a photo. A jpeg would show
 * what is transparent in black.
 */
async function encoded(canvas: HTMLCanvasElement, source: string): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp');
  if (webp.type === 'image/webp' || source === 'image/png') return webp;
  return source !== 'image/jpeg' && isTransparent(canvas) ? webp : toBlob(canvas, 'image/jpeg');
}

/** Whether any pixel lets through what is behind it. */
function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]! < 255) return true;
  return false;
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
