/** refused: by the person or by a policy. busy: another app has it. */
export type CameraProblem = 'refused' | 'no_camera' | 'busy';

export type Camera = {
  readonly stream: MediaStream;
  /** Whether it has a light that can be turned on. */
  readonly has_light: boolean;
  setLight(on: boolean): Promise<void>;
  /** Whether its picture stands still: the phone or another app took it. */
  isTaken(): boolean;
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

/** Asks for a camera, or whichever there is. Never rejects. */
export async function openCamera(facingMode: Facing = 'environment'): Promise<Opened> {
  try {
    const media = (navigator as Partial<Navigator>).mediaDevices; // absent without https
    if (!media) return { ok: false, code: 'no_camera' };
    return {
      ok: true,
      value: cameraOf(await media.getUserMedia({ video: { ...WANTED, facingMode } })),
    };
  } catch (error) {
    return { ok: false, code: problemOf(error) };
  }
}

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks();
  // not in TypeScript's list, and not in every browser
  const able = track?.getCapabilities?.() as { readonly torch?: boolean } | undefined;
  return {
    stream,
    has_light: able?.torch === true,
    setLight: async (on) => {
      await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
    },
    isTaken: () => stream.getTracks().some((one) => one.muted || one.readyState === 'ended'),
    stop: () => stream.getTracks().forEach((one) => one.stop()),
  };
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'no_camera';
}
