import { expect, test } from 'vitest';
import { qrCode } from '#domain/qr/qr-code.ts';
import { drawScene } from '#tests/fixtures/camera/draw-scene.ts';
import { createQrWork } from './qr-work.ts';

const TEXT = 'https://qg.test/patches/redeem#0123456789ABCDEF';
const [width, height] = [640, 480];
const { read } = createQrWork();

function seen(
  pose: Partial<Parameters<typeof drawScene>[1]>,
  { light_on_dark = false, and_negative = false } = {},
) {
  const luma = drawScene(qrCode(TEXT), { width, height, tilt_deg: 0, at: [320, 240], side_px: 260, blur_px: 0, ...pose }); // prettier-ignore
  const data = new Uint8ClampedArray(luma.length * 4);
  for (const [i, given] of luma.entries()) {
    const light = light_on_dark ? 255 - given : given;
    data.set([light, light, light, 255], i * 4);
  }
  return read({ data, width, height }, and_negative);
}

test.each([
  { tilt_deg: 0 },
  { tilt_deg: 12 },
  { tilt_deg: -25, blur_px: 1 },
  { tilt_deg: 95, side_px: 180 },
  { at: [180, 160] as const, blur_px: 2 },
])('a code of 640 × 480 is read: %o', (pose) => expect(seen(pose)).toBe(TEXT));

test('a code that is light on dark is read while it faces the camera', () =>
  expect(seen({ tilt_deg: -25, blur_px: 1 }, { light_on_dark: true })).toBe(TEXT));

test.each([{ lean: 0.4 }, { lean: 0.4, tilt_deg: 34, blur_px: 2 }])(
  'and also from an angle where the negative is asked for: %o',
  (pose) => {
    expect(seen(pose, { light_on_dark: true, and_negative: true })).toBe(TEXT);
    expect(seen(pose, { and_negative: true })).toBe(TEXT);
  },
);

test('a code that is cut off, and no code, are null', () => {
  expect(seen({ at: [20, 240] }, { and_negative: true })).toBeNull();
  const data = new Uint8ClampedArray(width * height * 4).fill(200);
  expect(read({ data, width, height }, true)).toBeNull();
});
