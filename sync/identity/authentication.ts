import type { Session as ClientSession } from '@supabase/supabase-js';
import * as v from 'valibot';
import { openAuthClient } from './client.ts';
import type { ServerConfig } from '../transport/transport.ts';
import type { Session } from './session.ts';

/** Codes, each with a text; the spec's sentences are in the locale files. */
type AuthProblem =
  | 'invalid_credentials'
  | 'email_not_confirmed'
  | 'user_already_exists'
  | 'weak_password'
  | 'same_password'
  | 'link_expired'
  | 'too_many_requests'
  | 'passkey_unknown'
  | 'passkey_exists'
  | 'passkey_late'
  | 'passkey_unsupported'
  | 'too_many_passkeys'
  | 'sign_in_again'
  | 'unreachable'
  | 'unknown';

const CODES: Record<string, AuthProblem> = {
  invalid_credentials: 'invalid_credentials',
  email_not_confirmed: 'email_not_confirmed',
  user_already_exists: 'user_already_exists',
  email_exists: 'user_already_exists',
  weak_password: 'weak_password',
  same_password: 'same_password',
  otp_expired: 'link_expired',
  current_password_invalid: 'invalid_credentials',
  // only a link needs no current password, and only for 15 minutes
  current_password_required: 'link_expired',
  over_request_rate_limit: 'too_many_requests',
  over_email_send_rate_limit: 'too_many_requests',
  webauthn_verification_failed: 'passkey_unknown',
  webauthn_credential_not_found: 'passkey_unknown',
  webauthn_credential_exists: 'passkey_exists',
  webauthn_challenge_not_found: 'passkey_late',
  webauthn_challenge_expired: 'passkey_late',
  passkey_disabled: 'passkey_unsupported',
  too_many_passkeys: 'too_many_passkeys',
  reauthentication_needed: 'sign_in_again',
};

export type Failed = {
  readonly ok: false;
  readonly code: AuthProblem;
  /** The service's own words, for an error that we have none for. */
  readonly said?: string;
};
/** What fits on a screen: the service may answer with anything. */
const LONGEST_SAID = 200;
export const unreachable: Failed = { ok: false, code: 'unreachable' };
export const failed = (error: {
  code?: string | undefined;
  status?: number | undefined;
  name: string;
  message: string;
}): Failed => {
  if (error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError') {
    return unreachable;
  }
  const known = CODES[error.code ?? ''] ?? (error.status === 429 ? 'too_many_requests' : undefined);
  if (known) return { ok: false, code: known };
  const said = error.message.trim().slice(0, LONGEST_SAID);
  return { ok: false, code: 'unknown', ...(said ? { said } : {}) };
};

const Metadata = v.object({ name: v.optional(v.string(), '') });

export async function signInWithPassword(
  server: ServerConfig,
  { email, password }: { email: string; password: string },
): Promise<{ ok: true; session: Session } | Failed> {
  const auth = await openAuthClient(server);
  if (!auth) return unreachable;
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) return failed(error);
  return { ok: true, session: sessionOf(data.session) };
}

/** What we keep of the client's session. */
export function sessionOf(signed: ClientSession): Session {
  const { user, access_token, refresh_token, expires_in } = signed;
  const metadata = v.safeParse(Metadata, user.user_metadata);
  return {
    user: {
      id: user.id,
      email: user.email ?? '',
      name: metadata.success ? metadata.output.name : '',
    },
    access_token,
    refresh_token,
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
    needs_sign_in: false,
  };
}

type NewPerson = {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** Digits; the profile's first number. */
  readonly whatsapp: string;
  /** The day of the terms that the person accepted. */
  readonly terms: string;
  readonly redirect_to: string;
};

export type SignedUp = {
  readonly ok: true;
  /** Null when a mail has to be opened before the account may sign in. */
  readonly session: Session | null;
};

export async function signUp(
  server: ServerConfig,
  { email, password, name, whatsapp, terms, redirect_to }: NewPerson,
): Promise<SignedUp | Failed> {
  const auth = await openAuthClient(server);
  if (!auth) return unreachable;
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { emailRedirectTo: redirect_to, data: { name, whatsapp, terms } },
  });
  if (error) return failed(error);
  return { ok: true, session: data.session && sessionOf(data.session) };
}

/**
 * Requests the sign-up mail once more. The answer is the same whether or not an account waits for
 * one. A service that limits by account answers 429 only for existing accounts; that counts as
 * sent, because their last mail is less than a minute old.
 */
export async function resendConfirmation(
  server: ServerConfig,
  { email, redirect_to }: { email: string; redirect_to: string },
): Promise<{ ok: true } | Failed> {
  const auth = await openAuthClient(server);
  if (!auth) return unreachable;
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: redirect_to },
  });
  if (!error || error.code === 'over_email_send_rate_limit') return { ok: true };
  return failed(error);
}

/** @returns the token in the link of a sign-up's mail (supabase/templates/confirmation.html) */
export const readConfirmationLink = (hash: string): string | null =>
  tokenOf(new URLSearchParams(hash.replace(/^#/, '')).get('confirm'));

/** Without the comma or full stop that a mail program took for the end of the address. */
export const tokenOf = (said: string | null | undefined): string | null =>
  said?.replace(/[^\w-]+$/, '') || null;

/**
 * Spends the token of a sign-up's mail, once. If the service opens a session for it, we drop that:
 * the person signs in with the password, which proves that the account is theirs.
 */
export async function confirmAccount(
  server: ServerConfig,
  token_hash: string,
): Promise<{ ok: true } | Failed> {
  const auth = await openAuthClient(server);
  if (!auth) return unreachable;
  const { error } = await auth.verifyOtp({ type: 'signup', token_hash });
  return error ? failed(error) : { ok: true };
}

/**
 * Tells the server that this session has ended. If that fails, the person is signed out here all
 * the same.
 */
export async function revokeSession(server: ServerConfig, access_token: string): Promise<void> {
  await fetch(`${server.url}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { apikey: server.publishable_key, authorization: `Bearer ${access_token}` },
    keepalive: true,
  }).catch(() => undefined);
}
