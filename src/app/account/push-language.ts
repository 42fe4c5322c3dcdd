import { isOfAnotherKey, subscribeToPush } from '#platform/install/push-reach.ts';
import { preferences, subscribePreferences } from '#platform/theme.ts';
import { reportWhile } from '#live/report-while.ts';
import type { Account } from '#sync/account/account.ts';
import { accountState } from './account-store.ts';

/**
 * Keeps a registered browser up to date: the server writes and signs push messages, so it must know
 * when the person chooses another language, and it gets a new address when its key has changed.
 */
export function keepPushLanguage(): void {
  const keep = () => void tellServer({ anew: false });
  subscribePreferences(keep);
  keep();
}

/** A new session registers this browser again: the server may have forgotten it with the old ones. */
export const registerPushAgain = (): Promise<void> => tellServer({ anew: true });

async function tellServer({ anew }: { anew: boolean }): Promise<void> {
  const state = accountState.get();
  if (state.phase !== 'open' || !state.person) return;
  const { account } = state;
  await register(account, { anew }).catch(
    reportWhile(() => {
      const now = accountState.get();
      return now.phase === 'open' && now.account === account;
    }),
  );
}

async function register(account: Account, { anew }: { anew: boolean }): Promise<void> {
  const { pushDevice } = await import('#sync/account/push-device.ts');
  const { language } = preferences();
  const device = await pushDevice(account.local.db);
  if (!device) return;
  const registration = await navigator.serviceWorker.ready;
  const current = await registration.pushManager?.getSubscription();
  if (!current) return; // this browser is not registered for messages
  const is_deaf = isOfAnotherKey(current);
  if (!anew && !is_deaf && device.language === language) return;
  const subscription = is_deaf ? await subscribeToPush() : current;
  const { registerBrowser } = await import('#actions/register-browser.ts');
  await registerBrowser(account, { subscription, language });
}
