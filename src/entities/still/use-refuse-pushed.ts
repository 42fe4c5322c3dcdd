import { useEffect, useRef, type RefObject } from 'react';
import { refuseTaps } from './use-still.ts';

/**
 * For a part of the screen that grows by itself: what stands below takes no tap until it could be
 * looked at again (law 1).
 * @param id of what stands below
 */
export function useRefusePushed(id: string): RefObject<HTMLDivElement | null> {
  const growing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let height: number | undefined;
    const watching = new ResizeObserver((entries) => {
      const now = entries.at(-1)!.contentRect.height;
      if (height !== undefined && now !== height) refuseTaps(document.getElementById(id));
      height = now;
    });
    watching.observe(growing.current!);
    return () => watching.disconnect();
  }, [id]);
  return growing;
}
