/** Runs once when the page has nothing better to do, at the latest after 2 s. @returns cancel */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 500); // Safari
  return () => clearTimeout(timer);
}
