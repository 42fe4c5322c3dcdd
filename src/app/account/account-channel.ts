/**
 * keeping: the queue of this device is kept, so store the drafts of your tab with it; announced
 * before `changing`, and unknown to older versions. changing: close the databases of this person.
 * changed: another person is signed in, or no one. renewed: the same person signed in again after
 * their session expired.
 */
type Word = 'keeping' | 'changing' | 'changed' | 'renewed';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('qg.account') : null;

export const announce = (word: Word): void => channel?.postMessage(word);

/** Held while somebody signs in or out. A page that is closed in the middle releases it too. */
const CHANGE = 'qg.account';

/**
 * Announces that somebody signs in or out here, and whether the queue is kept. @returns a function
 * that announces the end, whatever the outcome
 */
export async function startChange(keep: boolean): Promise<() => void> {
  const end = await new Promise<() => void>((resolve) => {
    void navigator.locks.request(CHANGE, { ifAvailable: true }, (lock) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(() => {}),
    );
  });
  if (keep) announce('keeping');
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
