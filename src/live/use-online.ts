import { useSyncExternalStore } from 'react';

/**
 * What the browser believes about the network. false is certain; true only means that there is an
 * interface, and a captive portal answers too: whether the server answers is the sync layer's to say.
 */
export const isOnline = (): boolean => navigator.onLine;

/** @returns unsubscribe */
export function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** `isOnline`, while it changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeOnline, isOnline);
