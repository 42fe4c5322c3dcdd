import { decodeQR } from 'qr/decode.js';

/** A picture as a canvas gives it: four bytes for each pixel, row by row. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** The work of the worker. A separate file, so that tests run it without a browser. */
export function createQrWork() {
  return {
    /** @returns the text of a QR code in the picture; null when none can be read */
    read(pixels: Pixels): string | null {
      try {
        return decodeQR(pixels, { format: 'RGBA' });
      } catch {
        return null; // the library throws when there is none, or when it is torn
      }
    },
  };
}
export type QrWork = ReturnType<typeof createQrWork>;
