/**
 * Keeps the screen on while it is shown, where the browser can. It lets go when the page is hidden,
 * so it is asked again whenever the page is shown.
 * @returns a function that lets the screen sleep again
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = async () => {
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) void lock.release();
    } catch {
      // a low battery refuses it
    }
  };
  const shown = () => void ask();
  document.addEventListener('visibilitychange', shown);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', shown);
    void lock?.release();
  };
}
