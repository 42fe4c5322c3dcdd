/**
 * The open dialog in front of everything else. Snapshot for useSyncExternalStore with
 * `watchTopDialog`.
 */
export const topDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);

/** @returns a function that stops watching */
export function watchTopDialog(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const what = { childList: true, subtree: true, attributeFilter: ['open'] };
  observer.observe(document.body, what);
  return () => observer.disconnect();
}

/** Watches nothing, while no toast needs it. */
export const watchNothing = (): (() => void) => () => {};
