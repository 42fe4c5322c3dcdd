import '../no-telemetry.ts';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { OpenDatabase } from '../database/database.ts';
import type { Keys } from './keys.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { MINIMUM_PASSWORD_LENGTH } from '../passwords/password-change.ts';

/** Access tokens stay valid after a sign-out, so their lifetime is short. Unit: seconds. */
const TOKEN_LIFETIME_S = 900;

/**
 * lite derives a link's token from the e-mail and this many digits, and a guess costs one request:
 * 48 random digits are 158 bits. Nobody types them: a link contains their hash.
 */
const OTP_LENGTH = 48;
/** The mail states this time. Unit: seconds. */
const OTP_LIFETIME_S = 3_600;

const TEMPLATES = join(import.meta.dirname, '..', '..', 'templates');

type LiteParts = {
  keys: Keys;
  /** Base address of the links in mails; without a trailing slash. */
  site_url: string;
  mailbox: Mailbox;
};

/**
 * @supabase/lite as a library: keys enforced, admin mode off, no studio, accounts need no
 * confirmation.
 */
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
