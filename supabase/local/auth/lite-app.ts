import '../no-telemetry.ts';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { OpenDatabase } from '../database/database.ts';
import type { Keys } from './keys.ts';
import type { Mailbox } from './mailbox.ts';
import { MINIMUM_PASSWORD_LENGTH } from './password-change.ts';

/** Access tokens outlive a sign-out, so they live briefly. Unit: seconds. */
const TOKEN_LIFETIME_S = 900;

/**
 * lite makes the token of a link of the e-mail and this many digits, and a guess costs one request: 48 at random are
 * 158 bits. Nobody types them: a link holds their hash.
 */
const OTP_LENGTH = 48;
/** As the mail says. Unit: seconds. */
const OTP_LIFETIME_S = 3_600;

const TEMPLATES = join(import.meta.dirname, '..', '..', 'templates');

interface LiteParts {
  keys: Keys;
  /** Where the links in mails lead; no slash at the end. */
  site_url: string;
  mailbox: Mailbox;
}

/** @supabase/lite as a library: keys enforced, admin mode off, no studio, mails not confirmed. */
export function createLiteApp(db: OpenDatabase, { keys, site_url, mailbox }: LiteParts): App {
  const { connection } = db;
  return new App({
    connection,
    auth: {
      enabled: true,
      ...keys,
      jwt_expiry: TOKEN_LIFETIME_S,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      minimum_password_length: MINIMUM_PASSWORD_LENGTH,
      enable_signup: true,
      site_url,
      additional_redirect_urls: [],
      email: {
        enable_signup: true,
        enable_confirmations: false,
        otp_length: OTP_LENGTH,
        otp_expiry: OTP_LIFETIME_S,
        template: {
          recovery: {
            subject: 'QG Airsoft: nova senha', // config.toml says the same
            content_path: join(TEMPLATES, 'recovery.html'),
          },
        },
      },
    },
    api: { schemas: ['public'], max_rows: 1000 },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: { send: mailbox.take } },
    },
  }) as unknown as App;
}
