import { FAR_PX } from './use-stillness.ts';
import { refuseTaps } from './use-still.ts';

/** Beside a new part, one is narrower, and what is in it stands elsewhere. */
const boxOf = ({ offsetTop, offsetLeft, offsetWidth }: HTMLElement) =>
  [offsetTop, offsetLeft, offsetWidth] as const;
type Box = ReturnType<typeof boxOf>;

/**
 * The `ref` of a column of a screen whose parts come, grow and leave by themselves: what waits, what the
 * server refused, a question to me. A part that has moved takes no tap until it could be looked at
 * again (law 1).
 * @returns ends it
 */
export function refuseMoved(column: HTMLElement | null): () => void {
  let known = new Map<HTMLElement, Box>();
  const watching = new ResizeObserver(() => {
    const parts = [...column!.children] as HTMLElement[];
    const now = new Map(parts.map((part) => [part, boxOf(part)]));
    for (const [part, box] of now) {
      const before = known.get(part);
      if (before?.some((at, side) => Math.abs(box[side]! - at) >= FAR_PX)) refuseTaps(part);
    }
    known = now;
  });
  watching.observe(column!); // the cleanup is called in place of a call with null
  return () => watching.disconnect();
}
