// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { drawPicture } from './draw-picture.ts';

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
