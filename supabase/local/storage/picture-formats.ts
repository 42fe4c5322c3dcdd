/** Size in pixels, or `metadata` when the file contains more than a picture. */
export type PictureShape = { width: number; height: number } | 'metadata';

const text = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, i) => view.getUint8(at + i)));

/**
 * Chunks that affect how the picture looks. Texts, times, places, animation and unknown chunks are
 * not allowed.
 */
const PNG_CHUNKS = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|pHYs|cICP|bKGD)$/;

/** @returns null when it is not a valid png from its first byte to its last */
export function readPng(view: DataView): PictureShape | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  if (view.getUint32(8) !== 13 || text(view, 12, 4) !== 'IHDR') return null;
  const shape = { width: view.getUint32(16), height: view.getUint32(20) };
  let more = false;
  for (let at = 8; ;) {
    const length = view.getUint32(at);
    const chunk = text(view, at + 4, 4);
    if (!/^[A-Za-z]{4}$/.test(chunk)) return null;
    if (!PNG_CHUNKS.test(chunk)) more = true;
    at += 12 + length;
    if (chunk === 'IEND') return at === view.byteLength ? (more ? 'metadata' : shape) : null;
  }
}

const STANDALONE = /^(1|d[0-7])$/;
/** JFIF, the colour profile, and Adobe's colour marker; 0xE1 would be EXIF, 0xFE a comment. */
const JPEG_APPS = new Set([0xe0, 0xe2, 0xee]);

/** @returns null when it is not a valid jpeg from its first byte to its last */
export function readJpeg(view: DataView): PictureShape | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let shape: { width: number; height: number } | null = null;
  let more = false;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1; // padding
    else if (marker === 0xd9) {
      return at + 2 === view.byteLength && shape ? (more ? 'metadata' : shape) : null;
    } else if (STANDALONE.test(marker.toString(16))) at += 2;
    else {
      const is_frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (is_frame) shape = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      const is_app = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
      if (is_app && !JPEG_APPS.has(marker)) more = true;
      const length = view.getUint16(at + 2);
      if (length < 2) return null;
      at += 2 + length;
      if (marker === 0xda) at = afterScan(view, at);
    }
  }
}

/** Where the entropy-coded data ends: at the next marker that is neither stuffing nor a restart. */
function afterScan(view: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}

const WEBP_CHUNKS = /^(VP8 |VP8L|VP8X|ALPH|ICCP)$/;

/** @returns null when it is not a valid webp from its first byte to its last */
export function readWebp(view: DataView): PictureShape | null {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return null;
  if (view.getUint32(4, true) + 8 !== view.byteLength) return null;
  let shape: { width: number; height: number } | null = null;
  let more = false;
  let at = 12;
  while (at < view.byteLength) {
    const chunk = text(view, at, 4);
    const length = view.getUint32(at + 4, true);
    if (!WEBP_CHUNKS.test(chunk)) more = true;
    shape = larger(shape, webpSize(view, chunk, at + 8));
    at += 8 + length + (length % 2);
  }
  if (at !== view.byteLength || shape === null) return null;
  return more ? 'metadata' : shape;
}

function webpSize(view: DataView, chunk: string, at: number) {
  if (chunk === 'VP8X')
    return { width: 1 + uint24(view, at + 4), height: 1 + uint24(view, at + 7) };
  if (chunk === 'VP8 ') {
    if (view.getUint8(at + 3) !== 0x9d) return null;
    return {
      width: view.getUint16(at + 6, true) & 0x3fff,
      height: view.getUint16(at + 8, true) & 0x3fff,
    };
  }
  if (chunk !== 'VP8L' || view.getUint8(at) !== 0x2f) return null;
  const bits = view.getUint32(at + 1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 65536;

type Size = { width: number; height: number } | null;

/** The canvas and the picture on it each have a size: the larger one determines the memory. */
const larger = (a: Size, b: Size): Size =>
  a === null || (b !== null && b.width * b.height > a.width * a.height) ? b : a;
