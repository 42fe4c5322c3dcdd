import { isIP } from 'node:net';
import { authError } from '#local/door/api-response.ts';
import type { AuthCall, AuthTools } from '../auth-call.ts';

/** Whom a passkey belongs to: this server, by the name under which people reach it. */
export type RelyingParty = {
  /** A host name. A passkey works under it alone, so another name means new passkeys. */
  rp_id: string;
  /** The only pages that may ask. */
  origins: string[];
};

/** Null where no browser has passkeys: the address is a number, or has no https. */
export function relyingParty({
  address,
  site,
}: Pick<AuthTools, 'address' | 'site'>): RelyingParty | null {
  const { site_url, port } = address();
  const { protocol, hostname } = new URL(site_url);
  const is_name = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
  const is_safe = protocol === 'https:' || hostname === 'localhost';
  return is_name && is_safe
    ? { rp_id: hostname, origins: ownOrigins({ site_url, port, ...site }) }
    : null;
}

/** The site's own origin; on a developer's machine both names of this port. */
function ownOrigins({
  site_url,
  port,
  is_local,
}: {
  site_url: string;
  port: number;
  is_local: boolean;
}): string[] {
  const loopback = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [new URL(site_url).origin, ...(is_local ? loopback : [])];
}

export const passkeysDisabled = (): Response =>
  authError(404, 'passkey_disabled', 'Passkeys are disabled');

export const verificationFailed = (): Response =>
  authError(400, 'webauthn_verification_failed', 'Credential verification failed');

/**
 * GET: what a page asks before it offers a passkey. `passkeys_at` is ours: a page under another of
 * the server's names can't use one.
 */
export async function readSettings(_: AuthCall, tools: AuthTools): Promise<Response> {
  const party = relyingParty(tools);
  return Response.json({ passkeys_enabled: party !== null, passkeys_at: party?.rp_id ?? null });
}
