import { afterEach, expect, test, vi } from 'vitest';
import { openCamera } from './camera.ts';

afterEach(() => vi.unstubAllGlobals());
const stub = (getUserMedia: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotReadableError', 'busy'],
  ['NotFoundError', 'no_camera'],
  ['OverconstrainedError', 'no_camera'],
])('%s means: %s', async (name, code) => {
  stub(() => Promise.reject(new DOMException('', name)));
  expect(await openCamera()).toEqual({ ok: false, code });
});

test('a page without https has no camera', async () => {
  vi.stubGlobal('navigator', {});
  expect(await openCamera()).toEqual({ ok: false, code: 'no_camera' });
});

test('the light is turned on where there is one, and every track is stopped', async () => {
  const [applyConstraints, stop] = [vi.fn(), vi.fn()];
  const track = { getCapabilities: () => ({ torch: true }), applyConstraints, stop };
  stub(async () => ({ getVideoTracks: () => [track], getTracks: () => [track, track] }));
  const opened = await openCamera();
  if (!opened.ok) throw new Error(opened.code);
  expect(opened.value.has_light).toBe(true);
  await opened.value.setLight(true);
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  expect(opened.value.isTaken()).toBe(false);
  Object.assign(track, { muted: true });
  expect(opened.value.isTaken()).toBe(true);
  opened.value.stop();
  expect(stop).toHaveBeenCalledTimes(2);
});
