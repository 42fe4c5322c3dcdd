import type { GoTrueClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { REQUEST_TIMEOUT_MS, type ServerConfig } from '../transport/transport.ts';
import { failed, sessionOf, unreachable, type Failed } from './authentication.ts';
import { openAuthClient, type Caller } from './client.ts';
import { accessToken, type Session } from './session.ts';

const Settings = v.object({ passkeys_enabled: v.boolean(), passkeys_at: v.nullable(v.string()) });

/**
 * Whether this server has passkeys for this page. Hosted Supabase names no host, so there they are
 * off. Null: it did not answer.
 */
export async function serverHasPasskeys(
  { url, publishable_key }: ServerConfig,
  host: string,
): Promise<boolean | null> {
  try {
    const answer = await fetch(`${url}/auth/v1/settings`, {
      headers: { apikey: publishable_key },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      cache: 'no-store',
      redirect: 'error',
    });
    const said = v.safeParse(Settings, await answer.json());
    return said.success && said.output.passkeys_enabled && said.output.passkeys_at === host;
  } catch {
    return null;
  }
}

/** The person closed the window of the device: there is nothing to say. */
export type Cancelled = { readonly ok: false; readonly code: 'cancelled' };
const cancelled: Cancelled = { ok: false, code: 'cancelled' };

/** Opens the device's window, where the person chooses a passkey of this server. */
export async function signInWithPasskey(
  server: ServerConfig,
): Promise<{ ok: true; session: Session } | Failed | Cancelled> {
  const auth = await openAuthClient(server);
  if (!auth) return unreachable;
  const { data, error } = await auth.signInWithPasskey();
  if (error) return passkeyFailed(error);
  return data.session ? { ok: true, session: sessionOf(data.session) } : unknown;
}

type Mine = Caller & { readonly user_id: string };

/**
 * Makes a passkey on this device for a person who has just signed in; `sign_in_again` for one who
 * signed in earlier.
 */
export async function addPasskey(caller: Mine): Promise<{ ok: true } | Failed | Cancelled> {
  const auth = await clientOf(caller);
  if ('code' in auth) return auth;
  const { error } = await auth.registerPasskey();
  return error ? passkeyFailed(error) : { ok: true };
}

const Passkeys = v.array(
  v.object({
    id: v.string(),
    friendly_name: v.nullable(v.string()),
    created_at: v.string(),
    last_used_at: v.nullable(v.string()),
  }),
);
export type Passkey = v.InferOutput<typeof Passkeys>[number];

export async function listPasskeys(
  caller: Mine,
): Promise<{ ok: true; passkeys: readonly Passkey[] } | Failed> {
  const auth = await clientOf(caller);
  if ('code' in auth) return auth;
  const { data, error } = await auth.passkey.list();
  if (error) return failed(error);
  const read = v.safeParse(Passkeys, data);
  return read.success ? { ok: true, passkeys: read.output } : unknown;
}

export async function renamePasskey(
  caller: Mine,
  { id: passkeyId, name: friendlyName }: { id: string; name: string },
): Promise<{ ok: true } | Failed> {
  const auth = await clientOf(caller);
  if ('code' in auth) return auth;
  const { error } = await auth.passkey.update({ passkeyId, friendlyName });
  return error ? failed(error) : { ok: true };
}

export async function removePasskey(caller: Mine, id: string): Promise<{ ok: true } | Failed> {
  const auth = await clientOf(caller);
  if ('code' in auth) return auth;
  const { error } = await auth.passkey.delete({ passkeyId: id });
  return error ? failed(error) : { ok: true };
}

/**
 * The client with this person's token, but not with the refresh token, which works once: the session
 * stays ours.
 */
async function clientOf({ source, user_id }: Mine): Promise<GoTrueClient | Failed> {
  const auth = await openAuthClient(source.server);
  if (!auth) return unreachable;
  const token = await accessToken(source, user_id);
  if (token.kind !== 'token') {
    return token.kind === 'unreachable' ? unreachable : { ok: false, code: 'sign_in_again' };
  }
  const { access_token } = token;
  const { error } = await auth.setSession({ access_token, refresh_token: 'kept' });
  return error ? failed(error) : auth;
}

/** Browsers say "not allowed" when the window was closed, and when it waited too long. */
function passkeyFailed(error: Parameters<typeof failed>[0]): Failed | Cancelled {
  const { name, code = '' } = error;
  if (name === 'NotAllowedError' || code === 'ERROR_CEREMONY_ABORTED') return cancelled;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return { ok: false, code: 'passkey_exists' };
  }
  return code.startsWith('ERROR_') ? { ok: false, code: 'passkey_unsupported' } : failed(error);
}

const unknown: Failed = { ok: false, code: 'unknown' };
