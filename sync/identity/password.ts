import type { GoTrueClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { openAuthClient } from './client.ts';
import type { ServerConfig } from '../transport/transport.ts';
import { failed, sessionOf, tokenOf, unreachable, type Failed } from './authentication.ts';
import type { Session } from './session.ts';

/**
 * How the link leaves: by mail; in the terminal of a developer's own machine; or not at all, from a
 * server without a mail server.
 */
const mailWays = ['sent', 'terminal', 'none'] as const;
export type MailWay = (typeof mailWays)[number];
const RecoveryAnswer = v.object({ mail: v.optional(v.picklist(mailWays), 'sent') });

/**
 * Requests a mail with a recovery link. The answer is the same whether or not the account exists.
 * @param redirect_to where a link of the service's own template leads
 */
export async function askForRecovery(
  server: ServerConfig,
  { email, redirect_to }: { email: string; redirect_to: string },
): Promise<{ ok: true; mail: MailWay } | Failed> {
  const auth = await openAuthClient(server);
  if (!auth) return unreachable;
  const { data, error } = await auth.resetPasswordForEmail(email, { redirectTo: redirect_to });
  if (error) return failed(error);
  const answer = v.safeParse(RecoveryAnswer, data);
  return { ok: true, mail: answer.success ? answer.output.mail : 'sent' };
}

/**
 * What a recovery link carries: the token of our template (supabase/templates), or the session in
 * the link of the service's default template.
 */
export type RecoveryLink =
  | { readonly token_hash: string }
  | { readonly access_token: string; readonly refresh_token: string };

/**
 * @param hash of the address, with or without its `#`; returns null when it holds no link, or an
 * expired one
 */
export function readRecoveryLink(hash: string): RecoveryLink | null {
  const given = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
  const { access_token, refresh_token } = given;
  const token_hash = tokenOf(given['token_hash']);
  if (token_hash) return { token_hash };
  return access_token && refresh_token ? { access_token, refresh_token } : null;
}

/** An account that may set a new password: its link has been used. */
export type Recovery = { readonly setPassword: (password: string) => Promise<PasswordSet> };
export type PasswordSet = { ok: true; session: Session } | Failed;

/** Uses a link, once. The steps after it may fail and be repeated. */
export async function openRecovery(
  server: ServerConfig,
  link: RecoveryLink,
): Promise<{ ok: true; recovery: Recovery } | Failed> {
  const auth = await openAuthClient(server);
  if (!auth) return unreachable;
  const { error } = await ('token_hash' in link
    ? auth.verifyOtp({ type: 'recovery', token_hash: link.token_hash })
    : auth.setSession(link));
  if (error) return failed(error);
  return { ok: true, recovery: { setPassword: (password) => setPassword(auth, { password }) } };
}

/**
 * Changes the password of somebody who knows the current one. Signing in proves that, and gives the
 * fresh session that a service may require. All other sessions, on every device, end.
 */
export async function changePassword(
  server: ServerConfig,
  { email, current_password, password }: Record<'email' | 'current_password' | 'password', string>,
): Promise<PasswordSet> {
  const auth = await openAuthClient(server);
  if (!auth) return unreachable;
  const { error } = await auth.signInWithPassword({ email, password: current_password });
  if (error) return failed(error);
  return setPassword(auth, { password, current_password });
}

/**
 * Anybody who knows the old password, or has a signed-in phone, is signed out: the server ends
 * those sessions with the change.
 */
async function setPassword(
  auth: GoTrueClient,
  change: { password: string; current_password?: string },
): Promise<PasswordSet> {
  const { error } = await auth.updateUser(change);
  if (error) return failed(error);
  const { data } = await auth.getSession();
  return data.session ? { ok: true, session: sessionOf(data.session) } : unknown;
}

const unknown: Failed = { ok: false, code: 'unknown' };
