import { keep, readKept } from '../kept/kept.ts';

/** refused: by the person or by a policy. busy: another app has it. */
export type CameraProblem = 'refused' | 'no_camera' | 'busy';

export type Camera = {
  readonly stream: MediaStream;
  /** Whether it has a light that can be turned on. Some phones know it a moment after it opened. */
  hasLight(): boolean;
  setLight(on: boolean): Promise<void>;
  /** Whether its picture stands still: the phone or another app took it. */
  isTaken(): boolean;
  /** Calls back when it is taken for good. */
  onTaken(listener: () => void): void;
  /** Turns the camera off. */
  stop(): void;
};

export type Opened =
  | { readonly ok: true; readonly value: Camera }
  | { readonly ok: false; readonly code: CameraProblem };

/** environment: at the back. user: beside the screen. */
export type Facing = 'environment' | 'user';

/** Enough for a code that fills a third of the picture; more would only take longer. */
const WANTED = { width: { ideal: 1280 }, height: { ideal: 720 } };
/** A phone mutes a camera while it is rotated or called, and gives it back by itself. */
const MUTED_MS = 2_000;

/** Asks for the camera that was chosen here, else for one that faces so, or whichever there is. Never rejects. */
export async function openCamera(facing: Facing = 'environment'): Promise<Opened> {
  try {
    const media = (navigator as Partial<Navigator>).mediaDevices; // absent without https
    if (!media) return { ok: false, code: 'no_camera' };
    const ask = (which: MediaTrackConstraints) =>
      media.getUserMedia({ video: { ...WANTED, ...which } });
    const chosen = readKept(keyOf(facing));
    const stream =
      typeof chosen === 'string'
        ? await ask({ deviceId: { exact: chosen } }).catch(async (error: unknown) => {
            if (problemOf(error) !== 'no_camera') throw error;
            return ask({ facingMode: facing }); // it was unplugged
          })
        : await ask({ facingMode: facing });
    return { ok: true, value: cameraOf(stream) };
  } catch (error) {
    return { ok: false, code: problemOf(error) };
  }
}

const keyOf = (facing: Facing): string => `qg.camera.${facing}`;

/** How many cameras can be chosen from; asked once one is open, because before that a browser tells little. */
export const countCameras = async (): Promise<number> => (await cameraIds()).length;

/** From now on this phone opens the one after this camera, where it wants one that faces so. */
export async function chooseNextCamera({ stream }: Camera, facing: Facing): Promise<void> {
  const ids = await cameraIds();
  const now = stream.getVideoTracks()[0]?.getSettings().deviceId ?? '';
  const next = ids[(ids.indexOf(now) + 1) % ids.length];
  if (next !== undefined) keep(keyOf(facing), next);
}

async function cameraIds(): Promise<readonly string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.flatMap(({ kind, deviceId }) =>
    kind === 'videoinput' && deviceId !== '' ? [deviceId] : [],
  );
}

/**
 * Calls back when a camera may be had that could not: it was allowed, or plugged in.
 * @returns a function that stops it
 */
export function onCameraThere(listener: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const { permissions, mediaDevices: media } = navigator as Partial<Navigator>;
  media?.addEventListener?.('devicechange', listener, { signal });
  // not every browser knows this permission
  permissions?.query({ name: 'camera' as PermissionName }).then(
    (allowed) => {
      const heard = () => allowed.state === 'granted' && listener();
      if (!signal.aborted) allowed.addEventListener('change', heard, { signal });
    },
    () => undefined,
  );
  return () => over.abort();
}

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks();
  const isTaken = () => stream.getTracks().some((one) => one.muted || one.readyState === 'ended');
  return {
    stream,
    hasLight: () => {
      // not in TypeScript's list, and not in every browser
      const able = track?.getCapabilities?.() as { readonly torch?: boolean } | undefined;
      return able?.torch === true;
    },
    setLight: async (on) => {
      await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
    },
    isTaken,
    onTaken: (listener) => {
      track?.addEventListener('ended', listener);
      track?.addEventListener('mute', () =>
        setTimeout(() => track.readyState === 'live' && isTaken() && listener(), MUTED_MS),
      );
    },
    stop: () => stream.getTracks().forEach((one) => one.stop()),
  };
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'no_camera';
}
