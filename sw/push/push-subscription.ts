import { pushDevice, registerPushDevice } from '#sync/account/push-device.ts';
import { forOwner } from '../owner.ts';
import { worker } from '../worker-scope.ts';

/**
 * The browser ended the subscription or replaced it: messages to the old address are lost, so the
 * server gets the new one. Only for a person who had registered this browser.
 */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>): Promise<void> {
  await forOwner(async ({ db, user_id }) => {
    const device = await pushDevice(db);
    if (!device) return;
    const subscription = newSubscription ?? (await subscribeAgain(oldSubscription));
    if (!subscription) return; // a page subscribes when the person asks for it
    const { language } = device;
    const at = new Date().toISOString();
    await registerPushDevice(db, { user_id, subscription, language, at });
  });
}

/**
 * @returns null when the browser does not say how the old subscription was made, or needs the
 * person's consent
 */
async function subscribeAgain(old: PushSubscription | null): Promise<PushSubscription | null> {
  const applicationServerKey = old?.options.applicationServerKey;
  if (!applicationServerKey) return null;
  return worker.registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    .catch(() => null);
}
