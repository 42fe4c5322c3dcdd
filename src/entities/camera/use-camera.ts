import { useEffect, useRef, useState } from 'react';
import { chooseNextCamera, type Camera, type Facing } from '#platform/camera/camera.ts';
import type { IsOurs, ReadPixels } from '#platform/camera/read-codes.ts';
import { runCamera, type Looking } from './run-camera.ts';

type How = {
  isOurs: IsOurs;
  /** Nothing is read until its promise is settled. */
  onText: (text: string) => Promise<void>;
  facing?: Facing | undefined;
  /** Between two looks. */
  pause_ms?: number | undefined;
};

/**
 * The camera, from the first render until the component is removed, and what it reads.
 * @param read constant
 * @returns `video`: of an element that is always rendered
 */
export function useCamera(
  read: ReadPixels,
  { isOurs, onText, facing = 'environment', pause_ms }: How,
) {
  const video = useRef<HTMLVideoElement>(null);
  const running = useRef<ReturnType<typeof runCamera>>(undefined);
  const [looking, setLooking] = useState<Looking>({ state: 'starting' });
  const [quiet, setQuiet] = useState(false);
  const newest = useRef({ isOurs, onText });
  useEffect(() => {
    newest.current = { isOurs, onText };
  });
  useEffect(() => {
    const run = runCamera(video.current!, {
      facing,
      pause_ms,
      read,
      isOurs: (text) => newest.current.isOurs(text),
      onText: (text) => newest.current.onText(text),
      onLooking: setLooking,
      onQuiet: setQuiet,
    });
    running.current = run;
    return run.end;
  }, [read, facing, pause_ms]);
  const again = () => running.current?.again();
  return {
    video,
    looking,
    quiet,
    again,
    /** To the next one; the choice is remembered. */
    change: async (camera: Camera) => {
      await chooseNextCamera(camera, facing);
      again();
    },
  };
}
