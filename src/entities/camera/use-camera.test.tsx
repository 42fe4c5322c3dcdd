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
  if (looking.state === 'failed') return looking.problem;
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
async function leaves() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await comesBack();
  hidden.mockRestore();
}

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

test('the camera is off while the page is hidden, also one that was asked for before, and then starts again', async () => {
  const [first, second, third] = [camera(false), camera(false), camera(false)];
  vi.mocked(openCamera).mockReset().mockResolvedValueOnce({ ok: true, value: first });
  const { leave } = showForm(<Looks />);
  await act(async () => {});
  await leaves();
  expect(first.stop).toHaveBeenCalled();
  let allow!: (opened: Awaited<ReturnType<typeof openCamera>>) => void;
  vi.mocked(openCamera).mockReturnValueOnce(new Promise((resolve) => (allow = resolve)));
  await comesBack();
  expect(document.body.textContent).toBe('starting');
  await leaves();
  await act(async () => allow({ ok: true, value: second }));
  expect(second.stop).toHaveBeenCalled();
  vi.mocked(openCamera).mockResolvedValueOnce({ ok: true, value: third });
  await comesBack();
  expect(document.body.textContent).toBe('open');
  expect(document.querySelector('video')!.srcObject).toBe(third.stream);
  leave();
});

test('who could not have the camera gets it when they come back', async () => {
  const second = camera(false);
  vi.mocked(openCamera)
    .mockReset()
    .mockResolvedValueOnce({ ok: false, code: 'busy' })
    .mockResolvedValueOnce({ ok: true, value: second });
  const { leave } = showForm(<Looks />);
  await act(async () => {});
  expect(document.body.textContent).toBe('busy');
  await leaves();
  await comesBack();
  expect(document.querySelector('video')!.srcObject).toBe(second.stream);
  leave();
});
