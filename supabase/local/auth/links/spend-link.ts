import { tellGate, type AuthCall, type AuthTools } from '../auth-call.ts';
import { ownOrigins, ownPlace } from './redirect.ts';
import { openSession, sessionAnswer, type Opening, type SessionAnswer } from '../sessions.ts';
import { authError } from '#local/door/api-response.ts';

const EXPIRED = ['otp_expired', 'Email link is invalid or has expired'] as const;

/**
 * Opens a session with the token of a mail: POST {type, token_hash}, or GET
 * ?type&token&redirect_to, which redirects to our own site with the session, or the refusal, in the
 * address. The one of a sign-up confirms the account, and the person signs in. A six-digit code opens
 * nothing, with or without an e-mail. Refusal: otp_expired (403).
 */
export async function spendLink(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const { url, body } = asked;
  const { searchParams } = url;
  const is_get = asked.call.request.method === 'GET';
  const kind = is_get ? searchParams.get('type') : body['type'];
  const token = is_get ? searchParams.get('token') : body['token_hash'];
  const is_one = tools.links.isOne(token);
  const opened =
    is_one && kind === 'recovery' ? await openSession(tools.db, spending(token)) : null;
  const is_confirmed = is_one && is_get && kind === 'signup' && (await confirm(tools.db, token));
  await tellGate(tools, asked, opened || is_confirmed ? 'done' : 'wrong');
  const session = opened && (await sessionAnswer(opened, tools));
  if (!is_get) return session ? Response.json(session) : authError(403, ...EXPIRED);
  const [error_code, error_description] = EXPIRED;
  const refused = { error: 'access_denied', error_code, error_description };
  const spent = is_confirmed ? { type: 'signup' } : refused;
  const said = session ? { ...tokensOf(session), type: 'recovery' } : spent;
  const { site_url, port } = tools.address();
  const origins = ownOrigins({ site_url, port, ...tools.site });
  const place = ownPlace(searchParams.get('redirect_to'), origins) ?? site_url;
  const location = `${place}#${new URLSearchParams(said).toString()}`;
  return new Response(null, { status: 303, headers: { location } });
}

/** A link works once, and for an hour: the mail says so. */
const spendAt = (place: number) =>
  `update auth.users set recovery_token = null, recovery_sent_at = null,
      email_confirmed_at = coalesce(email_confirmed_at, now()), last_sign_in_at = now(), updated_at = now()
    where recovery_token = $${place} and recovery_sent_at > now() - interval '1 hour'`;

const spending = (token: string): Opening => ({
  sql: spendAt(4),
  params: [token],
  tag: 'recovery',
});

async function confirm(db: AuthTools['db'], token: string): Promise<boolean> {
  return (await db.query(`${spendAt(1)} returning id`, [token])).rows.length > 0;
}

const tokensOf = (session: SessionAnswer) => ({
  access_token: session.access_token,
  refresh_token: session.refresh_token,
  token_type: session.token_type,
  expires_in: String(session.expires_in),
  expires_at: String(session.expires_at),
});
