import { refuseTaps } from './refuse-taps.ts';

/** Nearer, a thumb meets the same control: a chip in place of its bone is a pixel higher. */
const FAR_PX = 4;

/** Beside a new part, one is narrower, and what is in it stands elsewhere. */
const boxOf = ({ offsetTop, offsetLeft, offsetWidth }: HTMLElement) =>
  [offsetTop, offsetLeft, offsetWidth] as const;
type Box = ReturnType<typeof boxOf>;

/** Of a column that gives its place to another in this moment: a screen as it was seen last to the one that is known. */
let left: { readonly id: string; readonly boxes: readonly (Box | undefined)[] } | undefined;

/**
 * The `ref` of a column of a screen whose parts come, grow and leave by themselves: what waits, what the
 * server refused, a question to me. A part that came or has moved takes no tap until it could be looked
 * at (law 1). A column with an id compares its parts with those of the last column with that id.
 * @returns ends it
 */
export function refuseMoved(column: HTMLElement | null): () => void {
  const { id } = column!; // the cleanup is called in place of a call with null
  const partsOf = () => [...column!.children] as HTMLElement[];
  let known = new Map<HTMLElement, Box | undefined>(
    partsOf().map((part, at) => [part, id && left?.id === id ? left.boxes[at] : undefined]),
  );
  const watching = new ResizeObserver(() => {
    const now = new Map(partsOf().map((part) => [part, boxOf(part)]));
    for (const [part, box] of now) {
      const is_new = !known.has(part);
      if (is_new) watch(part);
      const has_moved = known.get(part)?.some((at, side) => Math.abs(box[side]! - at) >= FAR_PX);
      const has_come = is_new && box[2] > 0; // one without a box is empty, or a bar that has its own place
      // a bar or a sheet at the edge of the screen stays there
      if ((has_come || has_moved) && !/sticky|fixed/.test(getComputedStyle(part).position))
        refuseTaps(part);
    }
    known = now;
  });
  // each part too: one may grow in a column that keeps its size
  for (const part of [column!, ...known.keys()]) watching.observe(part);
  /** In the next frame: an observer that is given more in its own turn reports an error. */
  function watch(part: HTMLElement) {
    requestAnimationFrame(() => part.isConnected && watching.observe(part));
  }
  return () => {
    watching.disconnect();
    if (id === '') return; // one within another: that is asked for by its own id
    left = { id, boxes: [...known.values()] };
    queueMicrotask(() => (left = undefined));
  };
}
