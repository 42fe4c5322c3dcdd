type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register: (tag: string) => Promise<void> };
};

/** Tags named by the spec (Spec 1 §4): send the outbox; look for changes of my events. */
export const SEND_TAG = 'sync-reg';
export const CHECK_TAG = 'check-evt';

/**
 * Asks the browser to wake the service worker when there is signal, even with the page closed. It
 * is only a hint: half of the browsers lack it and any may refuse, so nothing depends on it. Rule
 * [W3].
 */
export async function requestBackgroundSync(tag: string = SEND_TAG): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as
      | SyncRegistration
      | undefined;
    await registration?.sync?.register(tag);
  } catch {
    // a private window, or the person's choice
  }
}
