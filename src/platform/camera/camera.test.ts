import { afterEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { chooseNextCamera, onCameraThere, openCamera, type Camera } from './camera.ts';

const stored = stubLocalStorage();
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
  expect(opened.value.hasLight()).toBe(true);
  await opened.value.setLight(true);
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  expect(opened.value.isTaken()).toBe(false);
  Object.assign(track, { muted: true });
  expect(opened.value.isTaken()).toBe(true);
  opened.value.stop();
  expect(stop).toHaveBeenCalledTimes(2);
});

/** A phone with these cameras. @returns what was asked of it */
function phone(...ids: readonly string[]) {
  const asked: MediaTrackConstraints[] = [];
  const getUserMedia = async ({ video }: { video: MediaTrackConstraints }) => {
    asked.push(video);
    const { exact } = (video.deviceId ?? {}) as { exact?: string };
    if (exact !== undefined && !ids.includes(exact)) throw new DOMException('', 'NotFoundError');
    const track = { getSettings: () => ({ deviceId: exact ?? ids[0] }) };
    return { getVideoTracks: () => [track], getTracks: () => [track] };
  };
  const enumerateDevices = async () => [
    { kind: 'audioinput', deviceId: 'mic' },
    ...ids.map((deviceId) => ({ kind: 'videoinput', deviceId })),
  ];
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices } });
  return asked;
}
const opened = async (facing: 'environment' | 'user'): Promise<Camera> => {
  const result = await openCamera(facing);
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

test('the camera that was chosen is opened again, each way it faces, and one that is gone is not missed', async () => {
  const asked = phone('wide', 'main');
  await chooseNextCamera(await opened('environment'), 'environment');
  await opened('environment');
  await opened('user');
  const how = asked.map(({ deviceId, facingMode }) => deviceId ?? facingMode);
  expect(how).toEqual(['environment', { exact: 'main' }, 'user']);
  await chooseNextCamera(await opened('environment'), 'environment');
  expect(asked.length).toBe(4);
  expect([...stored.values()]).toEqual(['"wide"']);
  const other = phone('another');
  await opened('environment');
  expect(other.map(({ facingMode }) => facingMode)).toEqual([undefined, 'environment']);
});

test('that the camera was allowed, or plugged in, is heard; that it was forbidden is not', async () => {
  const allowed = Object.assign(new EventTarget(), { state: 'prompt' });
  const mediaDevices = new EventTarget();
  vi.stubGlobal('navigator', { permissions: { query: async () => allowed }, mediaDevices });
  const heard = vi.fn();
  const stop = onCameraThere(heard);
  await Promise.resolve();
  for (const state of ['denied', 'granted']) {
    allowed.state = state;
    allowed.dispatchEvent(new Event('change'));
  }
  expect(heard).toHaveBeenCalledTimes(1);
  mediaDevices.dispatchEvent(new Event('devicechange'));
  stop();
  mediaDevices.dispatchEvent(new Event('devicechange'));
  expect(heard).toHaveBeenCalledTimes(2);
});
