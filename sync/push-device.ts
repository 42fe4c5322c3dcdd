import { metaOnce, type DeviceDatabase } from './device-database.ts';
import { enqueue, type OutboxRecord } from './outbox.ts';

const KEY = 'push_device';

/** This browser, as the person who owns `db` had it registered; null before they ever did. */
export const pushDeviceId = async (db: DeviceDatabase): Promise<string | null> =>
  ((await db.meta.get(KEY)) as string | undefined) ?? null;

/**
 * No message reaches this browser any more, whoever uses it next: the push service tells our server that the
 * address is gone (security.md T22). Works without a network.
 */
export async function endPushSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Asks the server to send this person's push messages to this browser. A later subscription of the same
 * browser takes the place of the earlier one.
 */
export async function registerPushDevice(
  db: DeviceDatabase,
  asked: { user_id: string; subscription: PushSubscription; id: string; at: string },
): Promise<OutboxRecord> {
  const { subscription, ...about } = asked;
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const id = await metaOnce(db, KEY, () => crypto.randomUUID());
  return enqueue(db, {
    ...about,
    name: 'register_device@1',
    args: { id, endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
    label: '',
  });
}
