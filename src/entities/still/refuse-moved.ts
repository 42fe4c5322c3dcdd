import { FAR_PX } from './use-stillness.ts';
import { refuseTaps } from './use-still.ts';

/**
 * The `ref` of a column of a screen whose parts come, grow and leave by themselves: what waits, what the
 * server refused, a question to me. A part that has moved takes no tap until it could be looked at
 * again (law 1).
 * @returns ends it
 */
export function refuseMoved(column: HTMLElement | null): () => void {
  let tops = new Map<HTMLElement, number>();
  const watching = new ResizeObserver(() => {
    const parts = [...column!.children] as HTMLElement[];
    for (const part of parts) {
      const top = tops.get(part);
      if (top !== undefined && Math.abs(part.offsetTop - top) >= FAR_PX) refuseTaps(part);
    }
    tops = new Map(parts.map((part) => [part, part.offsetTop]));
  });
  watching.observe(column!); // the cleanup is called in place of a call with null
  return () => watching.disconnect();
}
