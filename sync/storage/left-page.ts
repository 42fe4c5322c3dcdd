import { reportNoMore } from '../device/report.ts';
import { beginToLeave } from './leaving.ts';
import { pageChannel } from './page-channel.ts';
import { storageLoss } from './storage-failure.ts';
import { endStorageThreads } from './storage-thread.ts';
import { endTransactions, followTransactions } from './transactions.ts';

/** Every page of the app listens to it, and says there that it starts. */
const PAGES = 'qg.pages';

/**
 * Keeps a page that a person left from stopping the pages after it. A browser puts it into its
 * back/forward cache as it is, and an open transaction of its own or of its worker stays open there:
 * every later page of the app waits for it, for ever (w3c/IndexedDB#381). Rule [S8].
 *
 * - WebKit and Firefox: a page that is left ends its threads and its transactions. WebKit needs that
 *   for an upgrade of a page that is reloaded too.
 * - Chromium takes care of transactions by itself, but an `open` that was on its way becomes an
 *   upgrade of the frozen page, which nothing in that page can end. It removes a page from the cache
 *   for which a message arrives, so each page sends one as it starts.
 *
 * A page that comes back from the cache reloads, because its storage is gone. The first code of a
 * page calls this, before any database opens.
 */
export function letGoWhenLeft(): void {
  followTransactions();
  const pages = pageChannel(PAGES);
  pages?.addEventListener('message', () => {}); // without a listener the frozen page stays
  pages?.postMessage('started');
  addEventListener('beforeunload', beginToLeave);
  addEventListener('pagehide', ({ persisted }) => {
    storageLoss.set('left');
    reportNoMore(); // what is ended fails
    if (persisted) endStorageThreads();
    endTransactions({ forever: persisted });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) startAgain();
  });
}

/** Without a signal and a service worker a reload would find no page: the page that is there is better. */
export const canReload = (): boolean =>
  navigator.onLine !== false || Boolean(navigator.serviceWorker?.controller);

function startAgain(): void {
  if (canReload()) location.reload();
  else addEventListener('online', () => location.reload());
}
