import { preferences, subscribePreferences } from '#platform/theme.ts';
import { report } from '#sync/without-rows.ts';
import { accountState } from './account-store.ts';

/**
 * Push messages are written by the server: it hears when the person of a registered browser chose another
 * language.
 */
export function keepPushLanguage(): void {
  const keep = () => void tellServer().catch(report);
  subscribePreferences(keep);
  keep();
}

async function tellServer(): Promise<void> {
  const state = accountState.get();
  if (state.phase !== 'open' || !state.person) return;
  const { engine, sync } = state.account;
  const { pushDevice, registerPushDevice } = await import('#sync/push-device.ts');
  const { language } = preferences();
  const device = await pushDevice(engine.db);
  if (!device || device.language === language) return;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager?.getSubscription();
  if (!subscription) return; // there is nothing to say in any language
  const asked = { id: crypto.randomUUID(), at: new Date(engine.source.now()).toISOString() };
  await registerPushDevice(engine.db, {
    user_id: state.person.id,
    subscription,
    language,
    ...asked,
  });
  sync.ask();
}
