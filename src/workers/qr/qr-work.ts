import { decodeQRBatch } from 'qr/decode.js';

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
     * @returns the texts of all QR codes in the picture that can be read
     */
    async read(pixels: Pixels, and_negative: boolean): Promise<string[]> {
      const texts = await readOnce(pixels);
      if (texts.length > 0 || !and_negative) return texts;
      const whole = new Uint32Array(pixels.data.buffer);
      for (let i = 0; i < whole.length; i += 1) whole[i] = ~whole[i]!; // its opacity is not read
      return readOnce(pixels);
    },
  };
}

async function readOnce(pixels: Pixels): Promise<string[]> {
  const { width, height } = pixels;
  const found = await decodeQRBatch([pixels], { format: 'RGBA', maxSize: { width, height } });
  // the last one is an error: no further code
  return found.flat().filter((text) => typeof text === 'string');
}

export type QrWork = ReturnType<typeof createQrWork>;
