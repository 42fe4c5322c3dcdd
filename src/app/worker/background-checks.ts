import { CHECK_TAG, requestBackgroundSync } from '#sync/device/background-sync.ts';

/** Browsers decide how often they really check; more often would be of no use. */
const EVERY_MS = 6 * 3_600_000;

type PeriodicRegistration = ServiceWorkerRegistration & {
  readonly periodicSync?: {
    register: (tag: string, options: { minInterval: number }) => Promise<void>;
  };
};

/**
 * Asks the browser to wake the service worker while the app is closed: to send what still waits,
 * and to look for changes of my events (Spec 1 §2: both when the signal is back). These are hints;
 * most browsers lack them.
 */
export function keepBackgroundChecks(registration: ServiceWorkerRegistration): void {
  const ask = () => {
    // a registration that used up its attempts is gone until it is requested again
    void requestBackgroundSync();
    void requestBackgroundSync(CHECK_TAG);
  };
  window.addEventListener('online', ask);
  ask();
  void (registration as PeriodicRegistration).periodicSync
    ?.register(CHECK_TAG, { minInterval: EVERY_MS })
    .catch(() => undefined); // browsers allow it only for an installed app in frequent use
}
