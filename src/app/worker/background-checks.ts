import { CHECK_TAG, requestBackgroundSync } from '#sync/device/background-sync.ts';

/** Browsers decide how often they really do it; this is how often it is of use. */
const EVERY_MS = 6 * 3_600_000;

type PeriodicRegistration = ServiceWorkerRegistration & {
  readonly periodicSync?: {
    register: (tag: string, options: { minInterval: number }) => Promise<void>;
  };
};

/**
 * Asks the browser to wake the service worker with the app closed: to send what still waits, and to look
 * for changes of my events (Spec 1 §2: both when the signal is back). Hints; most browsers lack them.
 */
export function keepBackgroundChecks(registration: ServiceWorkerRegistration): void {
  const ask = () => {
    void requestBackgroundSync(); // one that used up its attempts is gone until somebody asks again
    void requestBackgroundSync(CHECK_TAG);
  };
  window.addEventListener('online', ask);
  ask();
  void (registration as PeriodicRegistration).periodicSync
    ?.register(CHECK_TAG, { minInterval: EVERY_MS })
    .catch(() => undefined); // only an installed app that is used often may
}
