/** What a file says about itself in its first bytes, before anything of it is decoded. */
export type PictureHeader = {
  readonly type:
    | 'image/png'
    | 'image/jpeg'
    | 'image/gif'
    | 'image/webp'
    | 'image/bmp'
    | 'image/heic';
  /** undefined where the size stands further on. */
  readonly pixels: number | undefined;
};

/** A photo's size may stand behind a preview, a colour profile and what the camera tells of itself. */
const HEAD_BYTES = 512 * 1024;

/** @returns undefined for a file of another kind, no matter what its name and type say */
export async function pictureHeader(file: Blob): Promise<PictureHeader | undefined> {
  const bytes = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  try {
    return headerOf(bytes);
  } catch {
    return undefined; // it ends within its header
  }
}

function headerOf(bytes: DataView): PictureHeader | undefined {
  const word = (at: number): string =>
    String.fromCharCode(...[0, 1, 2, 3].map((n) => bytes.getUint8(at + n)));
  const begins = word(0);
  if (begins === '\x89PNG') {
    return { type: 'image/png', pixels: bytes.getUint32(16) * bytes.getUint32(20) };
  }
  if (bytes.getUint16(0) === 0xff_d8) return { type: 'image/jpeg', pixels: jpegPixels(bytes) };
  if (begins === 'GIF8') {
    return { type: 'image/gif', pixels: bytes.getUint16(6, true) * bytes.getUint16(8, true) };
  }
  if (begins === 'RIFF' && word(8) === 'WEBP') {
    return { type: 'image/webp', pixels: webpPixels(bytes, word(12)) };
  }
  if (begins.startsWith('BM')) {
    const height = Math.abs(bytes.getInt32(22, true));
    return { type: 'image/bmp', pixels: bytes.getUint32(18, true) * height };
  }
  if (word(4) === 'ftyp' && /^(hei|hev|mif|msf|avi)/.test(word(8))) {
    return { type: 'image/heic', pixels: heicPixels(bytes, word) };
  }
  return undefined;
}

/** The frame stands behind any number of segments, each with its length. */
function jpegPixels(bytes: DataView): number | undefined {
  for (let at = 2; at + 9 <= bytes.byteLength;) {
    if (bytes.getUint8(at) !== 0xff) return undefined;
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    const is_frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (is_frame) return bytes.getUint16(at + 5) * bytes.getUint16(at + 7);
    at += 2 + bytes.getUint16(at + 2);
  }
  return undefined;
}

function webpPixels(bytes: DataView, kind: string): number | undefined {
  const three = (at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x1_00_00;
  if (kind === 'VP8X') return (three(24) + 1) * (three(27) + 1);
  if (kind === 'VP8 ') {
    return (bytes.getUint16(26, true) & 0x3f_ff) * (bytes.getUint16(28, true) & 0x3f_ff);
  }
  if (kind !== 'VP8L') return undefined;
  const sizes = bytes.getUint32(21, true);
  return ((sizes & 0x3f_ff) + 1) * (((sizes >> 14) & 0x3f_ff) + 1);
}

/** The largest of its pictures: a photo is stored in tiles, beside a small one. */
function heicPixels(bytes: DataView, word: (at: number) => string): number | undefined {
  let most: number | undefined;
  for (let at = 8; at + 16 <= Math.min(bytes.byteLength, 0x1_00_00); at += 1) {
    if (bytes.getUint8(at) !== 0x69 || word(at) !== 'ispe') continue;
    most = Math.max(most ?? 0, bytes.getUint32(at + 8) * bytes.getUint32(at + 12));
  }
  return most;
}
