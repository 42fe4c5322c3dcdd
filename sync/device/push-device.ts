import type { DeviceDatabase } from './device-database.ts';
import type { PushLanguage } from '../mutations/register-device.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxRecord } from '../outbox/outbox.ts';

const KEY = 'push_device';

/** This browser, as the server was last asked to know it. */
export type PushDevice = { readonly id: string; readonly language: PushLanguage };

/** Null before the person who owns `db` had this browser registered. */
export const pushDevice = async (db: DeviceDatabase): Promise<PushDevice | null> =>
  ((await db.meta.get(KEY)) as PushDevice | undefined) ?? null;

/** The person turned messages off: a subscription that the browser renews is not theirs any more. */
export const forgetPushDevice = (db: DeviceDatabase): Promise<void> => db.meta.delete(KEY);

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
 * Asks the server to send this person's push messages to this browser, in this language. A later subscription,
 * or another language, takes the place of the earlier one.
 */
export async function registerPushDevice(
  db: DeviceDatabase,
  asked: {
    user_id: string;
    subscription: PushSubscription;
    language: PushLanguage;
    id: string;
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
    label: 'QG Airsoft', // what is registered, by its name
  });
  await db.meta.put({ id, language } satisfies PushDevice, KEY);
  return record;
}
