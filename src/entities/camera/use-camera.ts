import { useEffect, useRef, useState } from 'react';
import {
  openCamera,
  type Camera,
  type CameraProblem,
  type Facing,
} from '#platform/camera/camera.ts';
import { readVideo, type ReadPixels } from '#platform/camera/read-codes.ts';
import { keepAwake } from '#platform/keep-awake.ts';

export type Looking =
  | { readonly state: 'starting' }
  | { readonly state: 'open'; readonly camera: Camera }
  | { readonly state: 'failed'; readonly problem: CameraProblem };

/** So long a person tries before they want to know that nothing was read. */
const QUIET_MS = 6_000;

/**
 * The camera, from the first render until the component is removed, and what it reads. It is off
 * while the page is hidden.
 * @param read constant
 * @param onText says a text; nothing is read until its promise is settled
 * @param onQuiet no text was read for a while: the code is torn, too far away, or in the dark
 * @param pause_ms between two looks
 */
export function useCamera(
  read: ReadPixels,
  onText: (text: string) => Promise<void>,
  {
    facing,
    pause_ms,
    onQuiet,
  }: {
    facing?: Facing | undefined;
    pause_ms?: number | undefined;
    onQuiet?: (() => void) | undefined;
  } = {},
) {
  const video = useRef<HTMLVideoElement>(null);
  const [looking, setLooking] = useState<Looking>({ state: 'starting' });
  /** How often the camera was asked for again. */
  const [turn, setTurn] = useState(0);
  const newest = useRef({ onText, onQuiet });
  useEffect(() => {
    newest.current = { onText, onQuiet };
  });
  useEffect(() => {
    const over = new AbortController();
    const sleep = keepAwake();
    let camera: Camera | undefined;
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      over.abort();
      clearTimeout(quiet);
      camera?.stop();
    };
    const listen = () => {
      if (!over.signal.aborted) quiet = setTimeout(() => newest.current.onQuiet?.(), QUIET_MS);
    };
    const look = async () => {
      const opened = await openCamera(facing);
      if (!opened.ok) {
        if (!over.signal.aborted) setLooking({ state: 'failed', problem: opened.code });
        return;
      }
      camera = opened.value;
      if (over.signal.aborted) return camera.stop(); // closed while the person was asked
      const element = video.current!;
      element.srcObject = camera.stream;
      setLooking({ state: 'open', camera });
      await element.play().catch(() => undefined); // a removed element rejects
      listen();
      await readVideo(element, read, {
        signal: over.signal,
        pause_ms,
        onText: async (text) => {
          clearTimeout(quiet);
          await newest.current.onText(text);
          listen();
        },
      });
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') return end();
      // a phone may take it too, and many give it back only to who asks
      if (!over.signal.aborted && !camera?.isTaken()) return;
      setLooking({ state: 'starting' });
      setTurn((times) => times + 1);
    };
    document.addEventListener('visibilitychange', onVisibility);
    void look();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      end();
      sleep();
    };
  }, [read, facing, pause_ms, turn]);
  return { video, looking };
}
