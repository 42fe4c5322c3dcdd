// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readPhoto } from './camera/read-codes.ts';
import { drawPicture, fileProblem } from './draw-picture.ts';

/** A canvas of an engine that writes no webp, with one pixel of this alpha. */
function withoutWebp(alpha: number): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => {},
    getImageData: () => ({ data: Uint8ClampedArray.of(200, 0, 0, alpha) }),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: type === 'image/webp' ? 'image/png' : type! })),
  );
}

test.each([
  ['image/webp', 0, 'image/png'],
  ['image/webp', 254, 'image/png'],
  ['image/webp', 255, 'image/jpeg'],
  ['image/gif', 128, 'image/png'],
  ['image/png', 255, 'image/png'],
  ['image/jpeg', 255, 'image/jpeg'],
])('where no webp is written, %s with alpha %i becomes %s', async (type, alpha, becomes) => {
  withoutWebp(alpha);
  const drawn = await drawPicture(new File(['x'], 'logo', { type }));
  expect(drawn.ok && drawn.value.type).toBe(becomes);
});

/** The first bytes of a PNG of so many pixels. */
const pngOf = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new DataView(new ArrayBuffer(33));
  for (const [at, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].entries()) {
    bytes.setUint8(at, byte);
  }
  bytes.setUint32(16, width);
  bytes.setUint32(20, height);
  return new Uint8Array(bytes.buffer);
};

test('a small file with too many pixels is refused before it is decoded', async () => {
  withoutWebp(255);
  const decode = vi.fn();
  vi.stubGlobal('createImageBitmap', decode);
  expect(
    await drawPicture(new File([pngOf(20_000, 20_000)], 'a.png', { type: 'image/png' })),
  ).toEqual({
    ok: false,
    code: 'too_many_pixels',
  });
  await expect(
    readPhoto(new Blob([pngOf(20_000, 20_000)]), async () => [], {
      signal: new AbortController().signal,
      isOurs: () => true,
    }),
  ).rejects.toThrow('too many pixels');
  expect(decode).not.toHaveBeenCalled();
});

test.each([
  ['', 'foto', undefined],
  ['application/octet-stream', 'foto.bin', undefined],
])('first bytes decide: a picture of type %j called %s is one', async (type, name, problem) =>
  expect(await fileProblem(new File([pngOf(8, 6)], name, { type }))).toBe(problem),
);

test.each([
  ['application/pdf', 'a.pdf', 'not_a_picture'],
  ['', 'a.pdf', 'not_a_picture'],
  ['', 'a.heic', undefined],
  ['image/tiff', 'a', undefined],
])('where the bytes say nothing, type %j and name %s do: %s', async (type, name, problem) =>
  expect(await fileProblem(new File(['%PDF-1.7 and more bytes than a head'], name, { type }))).toBe(
    problem,
  ),
);
