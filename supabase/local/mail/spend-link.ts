import { decodeJwt } from 'jose';
import { authError } from '../http/api-response.ts';
import type { Claims } from '../auth/access-token.ts';
import { tellGate, type AuthCall, type AuthTools } from '../auth/auth-call.ts';
import { ownOrigins, ownPlace } from '../auth/redirect.ts';

/**
 * Opens a session with the token of a mail: POST {type, token_hash}, or GET
 * ?type&token&redirect_to, which redirects to our own site. A six-digit code opens nothing, with or
 * without an e-mail.
 */
export async function spendLink(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const { url, body, account } = asked;
  const { searchParams } = url;
  const is_get = asked.call.request.method === 'GET';
  const kind = is_get ? searchParams.get('type') : body['type'];
  const token = is_get ? searchParams.get('token') : body['token_hash'];
  const origins = ownOrigins({ ...tools.address(), ...tools.site });
  const place = ownPlace(searchParams.get('redirect_to'), origins);
  if (place === null) searchParams.delete('redirect_to');
  else searchParams.set('redirect_to', place);
  const { email: _, ...spent } = body;
  const response = tools.links.isOne(kind, token)
    ? await tools.lite({ ...asked, body: spent })
    : authError(403, 'otp_expired', 'Email link is invalid or has expired');
  const access_token = await accessTokenOf(response);
  if (access_token === null) {
    await tellGate(tools, asked, 'wrong');
    if (account !== null) await tools.links.wrong(account);
    return response;
  }
  await tellGate(tools, asked, 'done');
  const { session_id } = decodeJwt<Claims>(access_token); // lite has just signed it
  if (kind === 'recovery' && session_id) await tools.links.markRecovery(session_id);
  return response;
}

/** The token of the opened session, from the answer or from the address of the redirect. */
async function accessTokenOf(response: Response): Promise<string | null> {
  const location = response.headers.get('location');
  if (location !== null) {
    const fragment = location.slice(location.indexOf('#') + 1);
    return new URLSearchParams(fragment).get('access_token');
  }
  if (!response.ok) return null;
  const { access_token } = (await response.clone().json()) as { access_token?: string };
  return access_token ?? null;
}
