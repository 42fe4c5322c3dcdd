import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPhoto, readVideo } from './read-codes.ts';

const canvas = {
  getContext: () => ({ drawImage: () => {}, getImageData: () => ({}) }),
};
beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => canvas });
  read.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** Reads only what is light on dark. */
const read = vi.fn(async (_: AbortSignal, __: ImageData, and_negative: boolean) =>
  and_negative ? 'QG' : null,
);
const video = {
  readyState: 4,
  HAVE_CURRENT_DATA: 2,
  videoWidth: 640,
  videoHeight: 480,
} as HTMLVideoElement;

/** @param found what the phone's own reader finds; undefined where there is none */
async function looked(found: string[] | undefined): Promise<string> {
  const detect = async () => found!.map((rawValue) => ({ rawValue }));
  const Reader = Object.assign(
    class {
      detect = detect;
    },
    { getSupportedFormats: async () => ['qr_code'] },
  );
  vi.stubGlobal('BarcodeDetector', found && Reader);
  const over = new AbortController();
  const { promise, resolve } = Promise.withResolvers<string>();
  const onText = async (text: string) => {
    over.abort();
    resolve(text);
  };
  await readVideo(video, read, { signal: over.signal, onText, pause_ms: 0 });
  return promise;
}
const closely = () => read.mock.calls.map(([, , and_negative]) => and_negative);

test('some looks are for a code that is light on dark', async () => {
  expect(await looked(undefined)).toBe('QG');
  expect(closely()).toEqual([false, false, false, true]);
});

test('and where the reader of the phone finds nothing they are ours', async () => {
  expect(await looked([])).toBe('QG');
  expect(closely()).toEqual([true]);
});

test('what the reader of the phone finds is not looked for again', async () => {
  expect(await looked(['phone'])).toBe('phone');
  expect(read).not.toHaveBeenCalled();
});

test('a photo is always read so too', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 900, close: () => {} }));
  expect(await readPhoto(new Blob(), read, new AbortController().signal)).toBe('QG');
  expect(closely()).toEqual([true]);
});
