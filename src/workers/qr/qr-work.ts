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
    /**
     * Of a code that is light on dark the library corrects no perspective: it reads those that face
     * the camera, and the others in the negative of the picture.
     * @param and_negative the negative is read too when nothing is found, which takes twice as long
     * @returns the text of a QR code in the picture; null when none can be read
     */
    read(pixels: Pixels, and_negative: boolean): string | null {
      const text = readOnce(pixels);
      if (text !== null || !and_negative) return text;
      const whole = new Uint32Array(pixels.data.buffer);
      for (let i = 0; i < whole.length; i += 1) whole[i] = ~whole[i]!; // its opacity is not read
      return readOnce(pixels);
    },
  };
}

function readOnce(pixels: Pixels): string | null {
  try {
    return decodeQR(pixels, { format: 'RGBA' });
  } catch {
    return null; // the library throws when there is none, or when it is torn
  }
}

export type QrWork = ReturnType<typeof createQrWork>;
