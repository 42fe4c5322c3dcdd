/**
 * The `ref` of words that change while they are looked at: they keep the room of the tallest, so that
 * nothing below them moves (law 1). A screen of another width breaks lines anew, and begins anew.
 * @returns ends it
 */
export function keepHeight(place: HTMLElement | null): () => void {
  const { style } = place!; // the cleanup is called in place of a call with null
  let width: number;
  const watching = new ResizeObserver(() => {
    if (place!.offsetWidth !== width) style.minHeight = '';
    width = place!.offsetWidth;
    style.minHeight = `${place!.getBoundingClientRect().height}px`;
  });
  watching.observe(place!);
  return () => watching.disconnect();
}
