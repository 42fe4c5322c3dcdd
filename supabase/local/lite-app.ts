import './no-telemetry.ts';
import { App } from '@supabase/lite';
import type { OpenDatabase } from './database.ts';
import type { Keys } from './keys.ts';

/** Access tokens outlive a sign-out, so they live briefly. Unit: seconds. */
const TOKEN_LIFETIME_S = 900;

/** @supabase/lite as a library: keys enforced, admin mode off, no studio, mails not confirmed. */
export function createLiteApp(db: OpenDatabase, keys: Keys, site_url: string): App {
  const { connection } = db;
  return new App({
    connection,
    auth: {
      enabled: true,
      ...keys,
      jwt_expiry: TOKEN_LIFETIME_S,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      minimum_password_length: 6, // Spec 1 §3; security.md D1
      enable_signup: true,
      site_url,
      additional_redirect_urls: [],
      email: { enable_signup: true, enable_confirmations: false },
    },
    api: { schemas: ['public'], max_rows: 1000 },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  }) as unknown as App;
}
