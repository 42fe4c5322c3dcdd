import type { Account } from '#sync/account/account.ts';
import { registerPushDevice } from '#sync/account/push-device.ts';

type Browser = Pick<Parameters<typeof registerPushDevice>[1], 'subscription' | 'language'>;

/**
 * Registers this browser for the push messages of the account's person, and starts a round. Nothing
 * for a visitor. @throws when this device can't store it
 */
export async function registerBrowser(
  { person, local, sync }: Account,
  browser: Browser,
): Promise<void> {
  if (!person) return;
  const at = new Date(local.source.now()).toISOString();
  await registerPushDevice(local.db, { ...browser, user_id: person.id, at });
  sync.ask();
}
