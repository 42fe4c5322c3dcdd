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
  and_negative ? ['QG'] : [],
);
const isOurs = (text: string) => text.startsWith('QG');
const video = {
  readyState: 4,
  HAVE_CURRENT_DATA: 2,
  videoWidth: 640,
  videoHeight: 480,
} as HTMLVideoElement;

/** @param found what the phone's own reader finds at each look; undefined where there is none */
async function looked(...found: (readonly string[] | undefined)[]): Promise<string> {
  const detect = async () => {
    const texts = found.length > 1 ? found.shift() : found[0];
    return texts!.map((rawValue) => ({ rawValue }));
  };
  const Reader = Object.assign(
    class {
      detect = detect;
    },
    { getSupportedFormats: async () => ['qr_code'] },
  );
  vi.stubGlobal('BarcodeDetector', found[0] && Reader);
  const over = new AbortController();
  const { promise, resolve } = Promise.withResolvers<string>();
  const onText = async (text: string) => {
    over.abort();
    resolve(text);
  };
  await readVideo(video, read, { signal: over.signal, isOurs, onText, pause_ms: 0 });
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
  expect(await looked(['QG of the phone'])).toBe('QG of the phone');
  expect(read).not.toHaveBeenCalled();
});

test('of several codes in view ours is said, also when only the other was read at first', async () => {
  expect(await looked(['pix', 'QG1'])).toBe('QG1');
  expect(await looked(['pix'], ['pix'], [], ['pix', 'QG1'])).toBe('QG1');
});

test('a code of others is said while there is none of ours', async () => {
  expect(await looked(['pix'])).toBe('pix');
});

test('a photo is always read so too', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 900, close: () => {} }));
  expect(await readPhoto(new Blob(), read, { signal: new AbortController().signal, isOurs })).toBe(
    'QG',
  );
  expect(closely()).toEqual([true]);
});

test('of several codes in a photo ours is taken, and without one the first', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 900, close: () => {} }));
  const photo = { signal: new AbortController().signal, isOurs };
  expect(await readPhoto(new Blob(), async () => ['pix', 'QG2'], photo)).toBe('QG2');
  expect(await readPhoto(new Blob(), async () => ['pix'], photo)).toBe('pix');
  expect(await readPhoto(new Blob(), async () => [], photo)).toBeNull();
});
