/**
 * Calls back when the page is hidden, which may never come back, and when it is left.
 * @returns a function that ends this
 */
export function onHidden(run: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') run();
  };
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', run);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', run);
  };
}
