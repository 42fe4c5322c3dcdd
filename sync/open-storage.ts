import { Subject } from 'rxjs';
import { getRxStorageRemote } from 'rxdb/plugins/storage-remote';

/** The storage of the app: Dexie in one worker of this page. */
export function openStorage(): ReturnType<typeof getRxStorageRemote> {
  return getRxStorageRemote({
    identifier: 'qg-storage',
    mode: 'one',
    messageChannelCreator: () => {
      const worker = new Worker(new URL('./storage.worker.ts', import.meta.url), {
        type: 'module',
        name: 'storage',
      });
      const messages$ = new Subject<never>();
      worker.addEventListener('message', ({ data }: MessageEvent) => messages$.next(data as never));
      return Promise.resolve({
        messages$,
        send: (message) => worker.postMessage(message),
        close: () => Promise.resolve(worker.terminate()),
      });
    },
  });
}
