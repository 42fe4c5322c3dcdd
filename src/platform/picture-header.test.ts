import { expect, test } from 'vitest';
import { JPEG, PNG, WEBP, WEBP_ALPHA } from '#tests/fixtures/samples/pictures.ts';
import { pictureHeader } from './picture-header.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (char) => char.charCodeAt(0)) : part,
    ),
  );
const wide = (...numbers: number[]): number[] =>
  numbers.flatMap((n) => [n >> 24, n >> 16, n >> 8, n].map((b) => b & 255));
const header = (file: BlobPart) => pictureHeader(new Blob([file]));

test.each([
  ['image/png', PNG],
  ['image/jpeg', JPEG],
  ['image/webp', WEBP],
  ['image/webp', WEBP_ALPHA],
])('a real %s of 8 × 6 pixels says so, without a name and a type', async (type, file) =>
  expect(await header(file as Uint8Array<ArrayBuffer>)).toEqual({ type, pixels: 48 }),
);

test.each([
  ['image/png', bytes('\x89PNG\r\n\x1a\n', wide(13), 'IHDR', wide(20_000, 20_000)), 400_000_000],
  ['image/gif', bytes('GIF89a', [8, 0, 6, 0]), 48],
  ['image/bmp', bytes('BM', wide(0, 0, 0), [40, 0, 0, 0], [8, 0, 0, 0], [250, 255, 255, 255]), 48],
  ['image/webp', bytes('RIFF', wide(0), 'WEBPVP8L', wide(0), [0x2f], [7, 0x40, 1, 0]), 48],
  [
    'image/webp',
    bytes('RIFF', wide(0), 'WEBPVP8 ', wide(0), [0, 0, 0, 0x9d, 1, 0x2a], [8, 0, 6, 0]),
    48,
  ],
  [
    'image/heic',
    bytes(
      wide(24),
      'ftypheic',
      wide(0),
      'xxxx',
      wide(20),
      'ispe',
      wide(0, 4, 4),
      wide(20),
      'ispe',
      wide(0, 8, 6),
    ),
    48,
  ],
  [
    'image/jpeg',
    bytes([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 11, 8, 0, 6, 0, 8]),
    48,
  ],
  // its frame is beyond what is read
  ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), undefined],
])('%s says how many pixels it has', async (type, file, pixels) =>
  expect(await header(file)).toEqual({ type, pixels }),
);

test.each([
  '',
  'x',
  '%PDF-1.7 and more than sixteen bytes',
  '<svg xmlns="http://www.w3.org/2000/svg">',
])('%j is none', async (file) => expect(await header(file)).toBeUndefined());
