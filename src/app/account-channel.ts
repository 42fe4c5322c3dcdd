/**
 * changing: close what you hold of this person. changed: somebody else is signed in, or nobody. renewed: the same
 * person, whose session had run out.
 */
type Word = 'changing' | 'changed' | 'renewed';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('qg.account') : null;

export const announce = (word: Word): void => channel?.postMessage(word);

export function onAnnounced(listeners: Record<Word, () => void>): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'changing' || data === 'changed' || data === 'renewed') listeners[data]();
  });
}
