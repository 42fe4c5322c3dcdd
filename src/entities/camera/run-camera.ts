import {
  countCameras,
  onCameraThere,
  openCamera,
  type Camera,
  type CameraProblem,
  type Facing,
} from '#platform/camera/camera.ts';
import { readVideo, type IsOurs, type ReadPixels } from '#platform/camera/read-codes.ts';
import { keepAwake } from '#platform/keep-awake.ts';

/** lost: it was open, stopped, and is asked for again. */
export type Looking =
  | { readonly state: 'starting' | 'lost' }
  | {
      readonly state: 'open';
      readonly camera: Camera;
      readonly has_light: boolean;
      /** Whether there is another camera to change to. */
      readonly has_other: boolean;
    }
  | { readonly state: 'failed'; readonly problem: CameraProblem };

/** So long a person tries before they want to know that nothing was read. */
const QUIET_MS = 6_000;
/** A camera that stopped is asked for again after this time, and one that another app has. */
const LOST_MS = 1_000;
const BUSY_MS = 3_000;
/** Some phones tell only then whether there is a light. */
const LIGHT_MS = 1_000;

export type CameraRun = {
  readonly facing: Facing;
  /** Between two looks. */
  readonly pause_ms: number | undefined;
  readonly read: ReadPixels;
  readonly isOurs: IsOurs;
  /** Nothing is read until its promise is settled. */
  readonly onText: (text: string) => Promise<void>;
  readonly onLooking: (looking: Looking) => void;
  /** Whether no text was read for a while: the code is torn, too far away, or in the dark. */
  readonly onQuiet: (quiet: boolean) => void;
};

/**
 * A camera that reads codes until it is ended. It is off while the page is hidden. Where it can't be
 * had, or stops, it starts by itself once it can.
 */
export function runCamera(video: HTMLVideoElement, run: CameraRun) {
  const sleep = keepAwake();
  /** Of this try; aborted: the camera is off. */
  let current = new AbortController();
  let camera: Camera | undefined;

  function off(): void {
    current.abort();
    if (!camera) return;
    camera.stop();
    camera = undefined;
    run.onLooking({ state: 'starting' });
  }
  function begin(): AbortSignal {
    off();
    current = new AbortController();
    return current.signal;
  }
  const again = () => void look(begin());

  async function look(signal: AbortSignal): Promise<void> {
    const opened = await openCamera(run.facing);
    if (signal.aborted) return opened.ok ? opened.value.stop() : undefined; // closed while the person was asked
    if (!opened.ok) return failed(opened.code, signal);
    camera = opened.value;
    camera.onTaken(() => {
      if (signal.aborted) return;
      const waiting = begin();
      run.onLooking({ state: 'lost' });
      after(LOST_MS, waiting, again);
    });
    video.srcObject = camera.stream;
    tell(camera, false);
    await video.play().catch(() => undefined); // a removed element rejects
    after(LIGHT_MS, signal, () => void countCameras().then((count) => tellOf(count, signal)));
    await readCodes(signal);
  }

  function tell(of: Camera, has_other: boolean): void {
    run.onLooking({ state: 'open', camera: of, has_other, has_light: of.hasLight() });
  }
  function tellOf(count: number, signal: AbortSignal): void {
    if (camera && !signal.aborted) tell(camera, count > 1);
  }

  function failed(problem: CameraProblem, signal: AbortSignal): void {
    run.onLooking({ state: 'failed', problem });
    signal.addEventListener('abort', onCameraThere(again));
    if (problem === 'busy') after(BUSY_MS, signal, again);
  }

  async function readCodes(signal: AbortSignal): Promise<void> {
    let reads = 0;
    const listen = () => {
      const before = (reads += 1);
      after(QUIET_MS, signal, () => before === reads && run.onQuiet(true));
    };
    listen();
    await readVideo(video, run.read, {
      signal,
      pause_ms: run.pause_ms,
      isOurs: run.isOurs,
      onText: async (text) => {
        run.onQuiet(false);
        await run.onText(text);
        listen();
      },
    });
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') return off();
    // a phone may take it too, and many give it back only to who asks
    if (current.signal.aborted || camera?.isTaken()) again();
  }
  document.addEventListener('visibilitychange', onVisibility);
  again();
  return {
    again,
    end: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      off();
      sleep();
    },
  };
}

function after(ms: number, signal: AbortSignal, act: () => void): void {
  setTimeout(() => signal.aborted || act(), ms);
}
