import type { Account } from '#sync/account.ts';

/** Set when this tab was loaded anew for it; the next failure leaves the person to decide. */
const RELOADED = 'qg.reloaded_for_storage';
let opened_again = false;

/**
 * Databases that stop answering, as on a phone that wakes up: opened again once, then the page is loaded again
 * once; after that the screen says what is wrong and nothing turns in circles. Case 32.
 * @param reopen closes the account and opens it again
 */
export function followLostStorage({ sync }: Account, reopen: () => void): void {
  const stop = sync.status.watch(() => {
    const { phase, lost } = sync.status.get();
    if (phase === 'synced') sessionStorage.removeItem(RELOADED);
    if (phase !== 'storage_problem' || !lost) return;
    stop();
    if (!opened_again) {
      opened_again = true;
      reopen();
    } else if (mayReload()) location.reload();
  });
}

/** Also for databases that do not open at all. @returns false when that has been tried in this tab */
export function mayReload(): boolean {
  if (sessionStorage.getItem(RELOADED)) return false;
  sessionStorage.setItem(RELOADED, '1');
  return true;
}
