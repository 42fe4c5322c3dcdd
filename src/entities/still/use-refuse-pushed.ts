import { useLayoutEffect, useRef, type RefObject } from 'react';
import { FAR_PX } from './use-stillness.ts';
import { refuseTaps } from './use-still.ts';

/** Of what gives its place to another in this moment: a screen as it was seen last to the one that is known. */
let left: { readonly id: string; readonly height: number | undefined } | undefined;

/**
 * For a part of the screen that grows by itself: what stands below takes no tap until it could be
 * looked at again (law 1).
 * @param id of what stands below
 */
export function useRefusePushed(id: string): RefObject<HTMLDivElement | null> {
  const growing = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let height = left?.id === id ? left.height : undefined;
    const watching = new ResizeObserver((entries) => {
      const now = entries.at(-1)!.contentRect.height;
      if (height !== undefined && Math.abs(now - height) < FAR_PX) return;
      if (height !== undefined) refuseTaps(document.getElementById(id));
      height = now;
    });
    watching.observe(growing.current!);
    return () => {
      watching.disconnect();
      left = { id, height };
      queueMicrotask(() => (left = undefined));
    };
  }, [id]);
  return growing;
}
