/**
 * The `ref` of words that change while they are looked at: they keep the room of the tallest, so that
 * nothing below them moves (law 1). In another width the lines are others: the room is measured again.
 * @returns ends it
 */
export function keepHeight(place: HTMLElement | null): () => void {
  const { style } = place!; // React calls the cleanup in place of a call with null
  let width = place!.offsetWidth;
  const keep = () => (style.minHeight = `${place!.getBoundingClientRect().height}px`);
  const watching = new ResizeObserver(() => {
    if (place!.offsetWidth === width) return keep();
    width = place!.offsetWidth;
    // in the next frame: an observer that changes a size in its own turn reports an error
    return requestAnimationFrame(() => {
      style.minHeight = '';
      keep();
    });
  });
  watching.observe(place!);
  return () => watching.disconnect();
}
