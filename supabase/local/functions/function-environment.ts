import { createECDH, createHmac } from 'node:crypto';
import type { FunctionEnvironment } from '../../functions/_shared/environment.ts';
import type { Keys } from '../auth/keys.ts';

export interface FunctionPlace {
  keys: Keys;
  peer_ip: string;
  supabase_url: string;
  /** Overrides the defaults; an empty text counts as not set. */
  settings: Readonly<Record<string, string | undefined>>;
}

/** What the functions of the embedded backend find: secrets that live as long as its data directory. */
export function environmentOf({
  keys,
  peer_ip,
  supabase_url,
  settings,
}: FunctionPlace): FunctionEnvironment {
  const defaults: Record<string, string> = {
    APP_ENV: 'local',
    SITE_URL: supabase_url,
    FUNCTIONS_SECRET: derived(keys, 'FUNCTIONS_SECRET').toString('hex'),
    HASH_PEPPER: derived(keys, 'HASH_PEPPER').toString('hex'),
    ...developmentVapid(keys, settings),
  };
  return {
    supabase_url,
    publishable_key: keys.publishable_key,
    service_key: keys.secret_key,
    peer_ip,
    setting: (name) => settings[name] || defaults[name] || null,
  };
}

function derived({ jwt_secret }: Keys, name: string): Buffer {
  return createHmac('sha256', jwt_secret).update(name).digest();
}

/**
 * A pair for Web Push, so that it can be tried on localhost: of this data directory, like a subscription that
 * was made with it. None beside a pair, or half of one, that is set, and none where people come from outside.
 */
function developmentVapid(keys: Keys, settings: FunctionPlace['settings']): Record<string, string> {
  const { APP_ENV, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = settings;
  if ((APP_ENV || 'local') !== 'local' || VAPID_PUBLIC_KEY || VAPID_PRIVATE_KEY) return {};
  const private_key = derived(keys, 'VAPID_PRIVATE_KEY');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(private_key);
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: private_key.toString('base64url'),
    VAPID_SUBJECT: 'mailto:dev@example.com',
  };
}
