/**
 * keeping: what waits on this device is kept, so the drafts of your tab are too; said before `changing`, and unknown to
 * older versions. changing: close what you hold of this person. changed: somebody else is signed in, or nobody. renewed: the same
 * person, whose session had run out.
 */
type Word = 'keeping' | 'changing' | 'changed' | 'renewed';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('qg.account') : null;

export const announce = (word: Word): void => channel?.postMessage(word);

/** Held while somebody signs in or out. A page that is closed in the middle lets go of it too. */
const CHANGE = 'qg.account';

/** Says that somebody signs in or out here, and whether what waits stays. @returns says that it is over, whatever came of it */
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
    // a page that is gone can't say that it is over
    if (data === 'changing')
      void navigator.locks.request(CHANGE, { mode: 'shared' }, () => listeners.changed?.());
  });
}
