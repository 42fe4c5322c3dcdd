import type { Account } from '#sync/account.ts';

/** Set when this tab was reloaded for this reason; at the next failure the person decides. */
const RELOADED = 'qg.reloaded_for_storage';
let opened_again = false;

/**
 * Handles databases that stop answering, as on a phone that wakes up: reopens them once, then
 * reloads the page once. After that the screen says what is wrong, so there is no endless loop.
 * Case 32.
 * @param reopen closes the account and opens it again
 */
export function followLostStorage({ sync }: Account, reopen: () => void): void {
  const stop = sync.status.watch(() => {
    const { phase, lost } = sync.status.get();
    if (phase === 'synced') forgetReload();
    if (phase !== 'storage_problem' || !lost) return;
    stop();
    if (!opened_again) {
      opened_again = true;
      reopen();
    } else if (mayReload()) location.reload();
  });
}

/**
 * Also for databases that do not open at all. @returns false when this tab was already reloaded, or
 * can't remember it
 */
export function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED)) return false;
    sessionStorage.setItem(RELOADED, '1');
    return true;
  } catch {
    return false;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // then it was never noted either
  }
}
