import { expect, test } from 'vitest';
import { qrCode } from '#domain/qr/qr-code.ts';
import { drawScene } from '#tests/fixtures/camera/draw-scene.ts';
import { createQrWork } from './qr-work.ts';

const TEXT = 'https://qg.test/patches/redeem#0123456789ABCDEF';
const [width, height] = [640, 480];
const { read } = createQrWork();

const PIX =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d3-a456-426655440000520400005303986540540.00' +
  '5802BR5911Serra Negra6008ATIBAIA62070503***6304ABCD';

type SomePose = Partial<Parameters<typeof drawScene>[1]>;
const scene = (text: string, pose: SomePose) =>
  drawScene(qrCode(text), { width, height, tilt_deg: 0, at: [320, 240], side_px: 260, blur_px: 0, ...pose }); // prettier-ignore

async function seen(pose: SomePose, how: Parameters<typeof looked>[1] = {}) {
  const [text = null, ...more] = await looked(scene(TEXT, pose), how);
  expect(more).toEqual([]);
  return text;
}

function looked(luma: Uint8Array, { light_on_dark = false, and_negative = false } = {}) {
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
])('a code of 640 × 480 is read: %o', async (pose) => expect(await seen(pose)).toBe(TEXT));

test('a code that is light on dark is read while it faces the camera', async () =>
  expect(await seen({ tilt_deg: -25, blur_px: 1 }, { light_on_dark: true })).toBe(TEXT));

test.each([{ lean: 0.4 }, { lean: 0.4, tilt_deg: 34, blur_px: 2 }])(
  'and also from an angle where the negative is asked for: %o',
  async (pose) => {
    expect(await seen(pose, { light_on_dark: true, and_negative: true })).toBe(TEXT);
    expect(await seen(pose, { and_negative: true })).toBe(TEXT);
  },
);

test('a code that is cut off, and no code, are none', async () => {
  expect(await seen({ at: [20, 240] }, { and_negative: true })).toBeNull();
  const data = new Uint8ClampedArray(width * height * 4).fill(200);
  expect(await read({ data, width, height }, true)).toEqual([]);
});

test('of a pass beside a Pix poster both are read, whichever is larger', async () => {
  for (const [poster, pass] of [
    [270, 200],
    [180, 260],
  ] as const) {
    const left = scene(PIX, { at: [160, 240], side_px: poster, tilt_deg: 4, blur_px: 1 });
    const right = scene(TEXT, { at: [490, 240], side_px: pass, tilt_deg: -7, blur_px: 1 });
    const both = left.map((light, i) => (i % width < 320 ? light : right[i]!));
    expect((await looked(both)).toSorted()).toEqual([PIX, TEXT]);
  }
});
