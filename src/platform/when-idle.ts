/** Runs once when the page is idle, after 2 s at the latest. @returns a function that cancels it */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 500); // Safari has no requestIdleCallback
  return () => clearTimeout(timer);
}
