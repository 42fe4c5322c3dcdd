import { installsFromShareSheet } from './install-prompt.ts';
import { pushKey } from './push-key.ts';

/**
 * What push messages can do on this device. no_key: the server sends none. needs_install: iOS sends
 * them only to installed apps. denied: the person denied the permission, and the browser does not
 * ask again.
 */
export type PushReach = 'ready' | 'no_key' | 'needs_install' | 'unsupported' | 'denied';

export function pushReach(): PushReach {
  if (!pushKey()) return 'no_key';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return installsFromShareSheet() ? 'needs_install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** An unreachable push service never answers; nor does a page without a service worker. */
const PATIENCE_MS = 8_000;

/** Whether this browser has a subscription, whoever made it. */
export async function hasPushSubscription(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) != null;
}

/**
 * Whether the server's key differs from the subscription's. Then no message arrives: the push
 * service rejects messages signed with another key.
 */
export function isOfAnotherKey({ options }: Pick<PushSubscription, 'options'>): boolean {
  const key = pushKey();
  const made_with = options?.applicationServerKey;
  if (!key || !made_with) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(made_with)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') !== key;
}

/**
 * The browser's subscription with the server's key: an earlier one with another key is ended first.
 * @throws when the browser's push service can't be reached, or refuses
 */
export function subscribeToPush(): Promise<PushSubscription> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the push service does not answer')), PATIENCE_MS);
  });
  return Promise.race([subscribe(), late]);
}

async function subscribe(): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey() };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return pushManager.subscribe(options);
  }
}
