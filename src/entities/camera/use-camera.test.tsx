// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openCamera, type Camera } from '#platform/camera/camera.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useCamera } from './use-camera.ts';

const there = vi.hoisted(() => ({ listener: () => {} }));
vi.mock('#platform/camera/camera.ts', () => ({
  openCamera: vi.fn(),
  countCameras: async () => 1,
  onCameraThere: (listener: () => void) => {
    there.listener = listener;
    return () => {};
  },
}));
vi.mock('#platform/camera/read-codes.ts', () => ({ readVideo: () => new Promise(() => {}) }));
vi.mock('#platform/keep-awake.ts', () => ({ keepAwake: () => () => {} }));

const read = async () => [];
function Looks() {
  const { video, looking } = useCamera(read, { isOurs: () => true, onText: async () => {} });
  return (
    <>
      <video ref={video} muted />
      {looking.state === 'failed' ? looking.problem : looking.state}
    </>
  );
}
/** @param is_taken by the phone, while the page is left */
const camera = (is_taken: boolean) =>
  ({
    stream: {},
    hasLight: () => false,
    isTaken: () => is_taken,
    onTaken: vi.fn(),
    stop: vi.fn(),
  }) as unknown as Camera;
const shown = () => document.body.textContent;
afterEach(() => vi.useRealTimers());
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

test('a camera that stops says so, and is opened again by itself', async () => {
  vi.useFakeTimers();
  const [first, second] = [camera(false), camera(false)];
  vi.mocked(openCamera)
    .mockReset()
    .mockResolvedValueOnce({ ok: true, value: first })
    .mockResolvedValueOnce({ ok: false, code: 'busy' })
    .mockResolvedValueOnce({ ok: true, value: second });
  const { leave } = showForm(<Looks />);
  await act(async () => {});
  act(() => vi.mocked(first.onTaken).mock.lastCall![0]());
  expect(shown()).toBe('lost');
  expect(first.stop).toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(shown()).toBe('busy'); // another app has it, for now
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(document.querySelector('video')!.srcObject).toBe(second.stream);
  leave();
});

test('a camera that is allowed while the screen is open starts by itself', async () => {
  const allowed = camera(false);
  vi.mocked(openCamera)
    .mockReset()
    .mockResolvedValueOnce({ ok: false, code: 'refused' })
    .mockResolvedValueOnce({ ok: true, value: allowed });
  const { leave } = showForm(<Looks />);
  await act(async () => {});
  expect(shown()).toBe('refused');
  await act(async () => there.listener());
  expect(document.querySelector('video')!.srcObject).toBe(allowed.stream);
  leave();
});
