import { canReload } from '#sync/storage/left-page.ts';
import { storageLoss } from '#sync/storage/storage-failure.ts';

/**
 * How often this tab was reloaded for this reason, with SAID behind it once the person was told.
 * After the first time the person decides, or the storage, by answering.
 */
const RELOADED = 'qg.reloaded_for_storage';
const SAID = ' said';
export function timesReloaded(): number {
  try {
    return Number.parseInt(sessionStorage.getItem(RELOADED) ?? '0', 10);
  } catch {
    return Infinity; // it can't be noted either
  }
}
let opened_again = false;
let is_closed = false;

type Answer = {
  /** Closes the account and opens it again. */
  readonly reopen: () => void;
  /** Shows the screen for it. @returns false while it still opens, and may get its answer */
  readonly giveUp: () => boolean;
};

/**
 * Handles databases that fail or do not answer, as on a phone that wakes up: lost connections are
 * opened again once, then the page is reloaded once, which is all that helps when their server is
 * gone. After that the screen says what is wrong, so there is no quick loop; databases that answer
 * after all, as on a phone that was too busy, open behind it. Case 32, rule [W8].
 */
export function followLostStorage({ reopen, giveUp }: Answer): void {
  storageLoss.watch(() => {
    const loss = storageLoss.get();
    if (loss === null || loss === 'left') return;
    if (loss === 'answers') {
      if (is_closed && mayReload(2)) location.reload();
      return;
    }
    if (loss === 'connection' && !opened_again) {
      opened_again = true;
      reopen();
    } else if (mayReload()) location.reload();
    else if (loss === 'server') is_closed = giveUp();
    // otherwise the chip says it, and what was read stays
  });
}

/**
 * Also for databases that do not open at all. @returns false when this tab was reloaded as often
 * already, can't remember it, or would find no page
 */
export function mayReload(at_most = 1): boolean {
  try {
    const times = timesReloaded();
    if (times >= at_most || !canReload()) return false;
    sessionStorage.setItem(RELOADED, String(times + 1));
    return true;
  } catch {
    return false;
  }
}

/** Tells the person, once the databases are open, why the page was loaded again. */
export function sayReloaded(): void {
  try {
    const kept = sessionStorage.getItem(RELOADED);
    if (!kept || kept.endsWith(SAID)) return;
    sessionStorage.setItem(RELOADED, kept + SAID);
  } catch {
    return; // then it was not reloaded either
  }
  // without its file nothing is said
  void import('./say-lost.ts').then(({ sayLost }) => sayLost('storage')).catch(() => undefined);
}

/** A page that fails within this time after a reload is not reloaded again. Unit: ms. */
const LASTING = 60_000;

/** After a round that reached the server both may happen again, once the page has lasted. */
export function forgetReload(): void {
  if (performance.now() < LASTING) return;
  opened_again = false;
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // then it was never noted either
  }
}
