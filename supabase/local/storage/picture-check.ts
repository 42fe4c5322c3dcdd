import { readJpeg, readPng, readWebp, type PictureShape } from './picture-formats.ts';

/** A picture as its bytes describe it, whatever the request claims. */
export type Picture = {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Pixels. */
  width: number;
  height: number;
};

/** Why a file is refused. Each is a code with a translation. */
export type PictureProblem =
  | 'file_too_large'
  | 'not_a_picture'
  | 'picture_too_big'
  | 'picture_has_metadata';

/** Spec 1 §5: 'Arquivo muito grande (máximo 5MB)'. Unit: bytes. */
export const PICTURE_LIMIT_BYTES = 5 * 1024 * 1024;
/** A picture with more pixels would fill a phone's memory. */
const MOST_PIXELS_A_SIDE = 8192;
const MOST_PIXELS = 25_000_000;

/**
 * Identifies a file by parsing it completely. Only jpeg, png and webp with nothing but the picture
 * pass: no page or script can hide in a comment or behind the end, and no location metadata. What
 * the app sends was redrawn on the device and has none of that.
 */
export function checkPicture(bytes: Uint8Array): Picture | PictureProblem {
  if (bytes.byteLength > PICTURE_LIMIT_BYTES) return 'file_too_large';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { type, read } of FORMATS) {
    const shape = readOrNothing(read, view);
    if (shape === null) continue;
    if (shape === 'metadata') return 'picture_has_metadata';
    const { width, height } = shape;
    if (width < 1 || height < 1) return 'not_a_picture';
    const is_bomb = Math.max(width, height) > MOST_PIXELS_A_SIDE || width * height > MOST_PIXELS;
    return is_bomb ? 'picture_too_big' : { type, width, height };
  }
  return 'not_a_picture';
}

const FORMATS: { type: Picture['type']; read: (view: DataView) => PictureShape | null }[] = [
  { type: 'image/jpeg', read: readJpeg },
  { type: 'image/png', read: readPng },
  { type: 'image/webp', read: readWebp },
];

/** A file that ends in the middle of a length is invalid. */
function readOrNothing(
  read: (view: DataView) => PictureShape | null,
  view: DataView,
): PictureShape | null {
  try {
    return read(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
