import { pageChannel } from '#sync/storage/page-channel.ts';

/**
 * changing: close the databases of this person. changed: another person is signed in, or no one.
 * renewed: the same person signed in again after their session expired.
 */
type Word = 'changing' | 'changed' | 'renewed';

const channel = pageChannel('qg.account');

export const announce = (word: Word): void => channel?.postMessage(word);

/** Held while somebody signs in or out. A page that is closed in the middle releases it too. */
const CHANGE = 'qg.account';

/**
 * Announces that somebody signs in or out here. @returns a function that announces the end, whatever
 * the outcome
 */
export async function startChange(): Promise<() => void> {
  const end = await new Promise<() => void>((resolve) => {
    void navigator.locks.request(CHANGE, { ifAvailable: true }, (lock) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(() => {}),
    );
  });
  announce('changing');
  return () => {
    announce('changed');
    end();
  };
}

export function onAnnounced(listeners: Partial<Record<Word, () => void>>): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    listeners[data as Word]?.();
    // a closed page can't announce the end; its lock is free then
    if (data === 'changing')
      void navigator.locks.request(CHANGE, { mode: 'shared' }, () => listeners.changed?.());
  });
}
