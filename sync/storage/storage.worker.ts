import './page-channel.ts'; // before the libraries
import { Dexie } from 'dexie';
import { Subject } from 'rxjs';
import { exposeRxStorageRemote } from 'rxdb/plugins/storage-remote';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { parseInParts, type ToParse } from '../wire/parse-in-parts.ts';
import { storageLoss } from './storage-failure.ts';
import type { NewDatabase } from './storage-thread.ts';
import { followTransactions } from './transactions.ts';
import { NEEDS_TURNS, takeTurns, transactionsOver } from './turns.ts';

/**
 * Runs Dexie in a worker, so that IndexedDB's cost of a first sync (1.7 s of blocking for 5,000
 * rows on a slow phone) leaves the main thread.
 */
followTransactions();
storageLoss.watch(() => self.postMessage({ loss: storageLoss.get() }));
const messages$ = new Subject<never>();
self.addEventListener('message', ({ data }: MessageEvent<{ make: NewDatabase[] } | ToParse>) => {
  if ('make' in data) void makeAll(data.make);
  else if ('parse' in data) parseInParts(data);
  else messages$.next(data as never);
});
const storage = getRxStorageDexie();
if (NEEDS_TURNS) takeTurns(storage);
exposeRxStorageRemote({
  messages$,
  send: (message) => self.postMessage(message),
  storage,
});

async function makeAll(databases: readonly NewDatabase[]): Promise<void> {
  // what fails here fails in the page too, which says so
  await Promise.allSettled(databases.map(make));
  self.postMessage({ made: true });
}

async function make({ name, stores }: NewDatabase): Promise<void> {
  const db = new Dexie(name);
  db.version(1).stores(stores);
  await db.open();
  await transactionsOver(name); // Dexie's own, of which one may not be in the middle as the thread ends
  db.close();
}
