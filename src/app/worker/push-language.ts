import { isOfAnotherKey, subscribeToPush } from '#platform/install/push-reach.ts';
import { preferences, subscribePreferences } from '#platform/theme.ts';
import { report } from '#sync/device/report.ts';
import { accountState } from '../account/account-store.ts';

/**
 * Keeps a registered browser up to date: the server writes and signs push messages, so it must know
 * when the person chooses another language, and it gets a new address when its key has changed.
 */
export function keepPushLanguage(): void {
  const keep = () => void tellServer().catch(report);
  subscribePreferences(keep);
  keep();
}

async function tellServer(): Promise<void> {
  const state = accountState.get();
  if (state.phase !== 'open' || !state.person) return;
  const { local, sync } = state.account;
  const { pushDevice, registerPushDevice } = await import('#sync/device/push-device.ts');
  const { language } = preferences();
  const device = await pushDevice(local.db);
  if (!device) return;
  const registration = await navigator.serviceWorker.ready;
  const current = await registration.pushManager?.getSubscription();
  if (!current) return; // this browser is not registered for messages
  const is_deaf = isOfAnotherKey(current);
  if (!is_deaf && device.language === language) return;
  const subscription = is_deaf ? await subscribeToPush() : current;
  const asked = { id: crypto.randomUUID(), at: new Date(local.source.now()).toISOString() };
  await registerPushDevice(local.db, {
    user_id: state.person.id,
    subscription,
    language,
    ...asked,
  });
  sync.ask();
}
