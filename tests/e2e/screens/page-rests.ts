/** Runs in the page: nothing in it has changed for a moment, or it changes all the time. */
export const unchanged = (): Promise<void> =>
  new Promise((resolve) => {
    const [moment_ms, longest_ms] = [150, 1_000];
    const longest = setTimeout(end, longest_ms);
    let moment = setTimeout(end, moment_ms);
    const watch = new MutationObserver(() => {
      clearTimeout(moment);
      moment = setTimeout(end, moment_ms);
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    function end() {
      for (const timer of [moment, longest]) clearTimeout(timer);
      watch.disconnect();
      resolve();
    }
  });

/**
 * Runs in the page. Rendered completely, and all colour transitions ended: one that is inherited may begin when its
 * parent's ends.
 */
export async function nothingMoves(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await frame();
  await frame(); // components that depend on the window's width have rendered again
  while (moving().length > 0)
    await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
}
