/** The open dialog in front of everything else. Snapshot for useSyncExternalStore with `watchTopDialog`. */
export const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('dialog:modal')].at(-1);

/** @returns stop */
export function watchTopDialog(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const what = { childList: true, subtree: true, attributeFilter: ['open'] };
  observer.observe(document.body, what);
  return () => observer.disconnect();
}

/** While nobody asks. */
export const watchNothing = (): (() => void) => () => {};
