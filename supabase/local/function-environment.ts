import { createHmac } from 'node:crypto';
import type { FunctionEnvironment } from '../functions/_shared/environment.ts';
import type { Keys } from './keys.ts';

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
    FUNCTIONS_SECRET: derived(keys, 'FUNCTIONS_SECRET'),
    HASH_PEPPER: derived(keys, 'HASH_PEPPER'),
  };
  return {
    supabase_url,
    publishable_key: keys.publishable_key,
    service_key: keys.secret_key,
    peer_ip,
    setting: (name) => settings[name] || defaults[name] || null,
  };
}

function derived({ jwt_secret }: Keys, name: string): string {
  return createHmac('sha256', jwt_secret).update(name).digest('hex');
}
