import { Subject } from 'rxjs';
import { getRxStorageRemote } from 'rxdb/plugins/storage-remote';
import { noteAnswer } from './storage-failure.ts';
import { takeStorageThread } from './storage-thread.ts';

/** The storage of the app: Dexie in one worker per page. */
export function openStorage(): ReturnType<typeof getRxStorageRemote> {
  return getRxStorageRemote({
    identifier: 'qg-storage',
    mode: 'one',
    messageChannelCreator: () => {
      const worker = takeStorageThread();
      const messages$ = new Subject<never>();
      worker.addEventListener('message', ({ data }: MessageEvent) => {
        noteAnswer(data);
        messages$.next(data as never);
      });
      return Promise.resolve({
        messages$,
        send: (message) => worker.postMessage(message),
        close: () => Promise.resolve(worker.terminate()),
      });
    },
  });
}
