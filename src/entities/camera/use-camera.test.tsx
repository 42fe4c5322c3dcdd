// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openCamera, type Camera } from '#platform/camera/camera.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useCamera } from './use-camera.ts';

vi.mock('#platform/camera/camera.ts', () => ({ openCamera: vi.fn() }));
vi.mock('#platform/camera/read-codes.ts', () => ({ readVideo: () => new Promise(() => {}) }));
vi.mock('#platform/keep-awake.ts', () => ({ keepAwake: () => () => {} }));

const read = async () => null;
function Looks() {
  const { video, looking } = useCamera(read, async () => {});
  return (
    <video ref={video} muted>
      {looking.state}
    </video>
  );
}
/** @param is_taken by the phone, while the page is left */
const camera = (is_taken: boolean) =>
  ({ stream: {}, has_light: false, isTaken: () => is_taken, stop: vi.fn() }) as unknown as Camera;
const comesBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('who comes back to a page whose camera was taken gets it again, and else keeps it', async () => {
  HTMLMediaElement.prototype.play = async () => {};
  const [first, second] = [camera(true), camera(false)];
  for (const value of [first, second])
    vi.mocked(openCamera).mockResolvedValueOnce({ ok: true, value });
  const { leave } = showForm(<Looks />);
  await act(async () => {});
  expect(first.stop).not.toHaveBeenCalled();
  await comesBack();
  expect(first.stop).toHaveBeenCalledOnce();
  expect(document.querySelector('video')!.srcObject).toBe(second.stream);
  await comesBack();
  expect(openCamera).toHaveBeenCalledTimes(2);
  leave();
  expect(second.stop).toHaveBeenCalledOnce();
});
