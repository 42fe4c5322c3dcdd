import type { DeviceDatabase } from '../device/device-database.ts';
import type { PushLanguage } from '../mutations/profile.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxRecord } from '../outbox/outbox.ts';

const KEY = 'push_device';

/** This browser as it was last registered with the server. */
export type PushDevice = { readonly id: string; readonly language: PushLanguage };

/** Null until the person who owns `db` has registered this browser. */
export const pushDevice = async (db: DeviceDatabase): Promise<PushDevice | null> =>
  ((await db.meta.get(KEY)) as PushDevice | undefined) ?? null;

/**
 * The person turned messages off: if the browser renews the subscription, it is no longer
 * registered for them.
 */
export const forgetPushDevice = (db: DeviceDatabase): Promise<void> => db.meta.delete(KEY);

/**
 * Ends the subscription, so that no message reaches the next person who uses this browser. The push
 * service tells our server that the address is gone (threat T22). Works offline.
 */
export async function endPushSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Registers this browser for this person's push messages, in this language. A later subscription or
 * another language replaces the earlier one.
 */
export async function registerPushDevice(
  db: DeviceDatabase,
  asked: {
    user_id: string;
    subscription: PushSubscription;
    language: PushLanguage;
    at: string;
  },
): Promise<OutboxRecord> {
  const { subscription, language, ...about } = asked;
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const id = (await pushDevice(db))?.id ?? crypto.randomUUID();
  const record = await enqueue(db, {
    ...about,
    name: 'register_device@1',
    args: { id, endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '', language },
    label: 'QG Airsoft', // names the registration in the outbox
  });
  await db.meta.put({ id, language } satisfies PushDevice, KEY);
  return record;
}
