import { createECDH, createHmac } from 'node:crypto';
import type { FunctionEnvironment } from '#functions/_shared/environment.ts';
import type { Keys } from '../data-dir/keys.ts';
import type { Caller } from '../door/caller.ts';
import type { Site } from '../door/site.ts';

export type FunctionPlace = {
  keys: Keys;
  /** The caller of the one request that the function answers. */
  caller: Pick<Caller, 'address' | 'is_local'>;
  supabase_url: string;
  site: Pick<Site, 'is_local'>;
  /** Overrides the defaults; an empty text counts as not set. */
  settings: Readonly<Record<string, string | undefined>>;
};

/**
 * The environment of the embedded backend's functions: secrets that live as long as its data
 * directory.
 */
export function environmentOf({
  keys,
  caller,
  supabase_url,
  site,
  settings,
}: FunctionPlace): FunctionEnvironment {
  const defaults: Record<string, string> = {
    SITE_URL: supabase_url,
    FUNCTIONS_SECRET: derived(keys, 'FUNCTIONS_SECRET').toString('hex'),
    HASH_PEPPER: derived(keys, 'HASH_PEPPER').toString('hex'),
    ...pairUnlessSet(keys, settings, 'PASS'),
    ...(site.is_local ? developmentVapid(keys, settings) : {}),
  };
  const fixed: Record<string, string> = { APP_ENV: site.is_local ? 'local' : 'production' };
  return {
    supabase_url,
    publishable_key: keys.publishable_key,
    service_key: keys.secret_key,
    caller,
    setting: (name) => fixed[name] ?? (settings[name] || defaults[name] || null),
  };
}

function derived({ jwt_secret }: Keys, name: string): Buffer {
  return createHmac('sha256', jwt_secret).update(name).digest();
}

/**
 * A key pair for Web Push, so that it can be tried on localhost. It belongs to this data directory,
 * like a subscription made with it. None when a pair, or half of one, is configured.
 */
function developmentVapid(keys: Keys, settings: FunctionPlace['settings']): Record<string, string> {
  const pair = pairUnlessSet(keys, settings, 'VAPID');
  return 'VAPID_PUBLIC_KEY' in pair ? { ...pair, VAPID_SUBJECT: 'mailto:dev@example.com' } : {};
}

/** A key pair of P-256. None when a pair, or half of one, is configured. */
function pairUnlessSet(
  keys: Keys,
  settings: FunctionPlace['settings'],
  name: 'VAPID' | 'PASS',
): Record<string, string> {
  const [for_public, for_private] = [`${name}_PUBLIC_KEY`, `${name}_PRIVATE_KEY`];
  if (settings[for_public] || settings[for_private]) return {};
  const private_key = derived(keys, for_private);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(private_key);
  return {
    [for_public]: pair.getPublicKey('base64url'),
    [for_private]: private_key.toString('base64url'),
  };
}
