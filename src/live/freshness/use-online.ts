import { useSyncExternalStore } from 'react';

/**
 * What the browser believes about the network. false is certain; true only means that there is a
 * network interface, and a captive portal answers too. Only the sync layer knows whether the server
 * answers.
 */
export const isOnline = (): boolean => navigator.onLine;

/** @returns a function that unsubscribes */
export function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** `isOnline`, kept up to date. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeOnline, isOnline);
