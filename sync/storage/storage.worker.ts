import { storageLoss } from './storage-failure.ts';
import { followTransactions } from './transactions.ts';
import { Subject } from 'rxjs';
import { exposeRxStorageRemote } from 'rxdb/plugins/storage-remote';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';

/**
 * Runs Dexie in a worker, so that IndexedDB's cost of a first sync (1.7 s of blocking for 5,000
 * rows on a slow phone) leaves the main thread.
 */
followTransactions();
storageLoss.watch(() => self.postMessage({ loss: storageLoss.get() }));
const messages$ = new Subject<never>();
self.addEventListener('message', ({ data }: MessageEvent) => messages$.next(data as never));
exposeRxStorageRemote({
  messages$,
  send: (message) => self.postMessage(message),
  storage: getRxStorageDexie(),
});
