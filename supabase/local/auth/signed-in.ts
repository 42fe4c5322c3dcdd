import { bearerToken } from '#functions/_shared/bearer-token.ts';
import { authError } from '../door/api-response.ts';
import { verifyAccessToken } from './access-token.ts';
import type { AuthCall, AuthTools } from './auth-call.ts';

/** A person in GoTrue's shape, as far as our own code reads it. */
export type User = {
  id: string;
  role: string;
  email: string;
};

/** The same of the row `u` of `auth.users`, in SQL. Every account has one identity: its e-mail. */
export const USER = `json_build_object(
  'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', coalesce(u.phone, ''),
  'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.email_confirmed_at,
  'last_sign_in_at', u.last_sign_in_at, 'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data,
  'identities', json_build_array(json_build_object('identity_id', u.id, 'id', u.id, 'user_id', u.id,
    'provider', 'email', 'email', u.email, 'identity_data', u.raw_user_meta_data,
    'last_sign_in_at', u.last_sign_in_at, 'created_at', u.created_at, 'updated_at', u.updated_at)),
  'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', u.is_anonymous)`;

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Who makes a call of Auth, in a session that has not ended. Refusals: no_authorization (401),
 * bad_jwt, user_not_found, session_not_found (403).
 */
export async function signedIn(
  { call }: AuthCall,
  { db, keys, now_ms }: AuthTools,
): Promise<{ user: User; session_id: string } | Response> {
  const token = bearerToken(call.request);
  if (token === undefined) {
    return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = await verifyAccessToken(token, { jwt_secret: keys.jwt_secret, now_ms: now_ms() });
  if (typeof claims === 'string') return authError(403, 'bad_jwt', `invalid JWT: ${claims}`);
  const { sub = '', session_id = '' } = claims;
  if (!UUID.test(sub) || !UUID.test(session_id)) {
    return authError(403, 'bad_jwt', 'invalid claim: the token is no session of a person');
  }
  const { rows } = await db.query<{ user: User | null; is_open: boolean }>(
    `select (select ${USER} from auth.users u where u.id = $1) as "user",
            exists (select from auth.sessions where id = $2 and user_id = $1) as is_open`,
    [sub, session_id],
  );
  const { user, is_open } = rows[0]!;
  if (!user) {
    return authError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (is_open) return { user, session_id };
  const msg = 'Session from session_id claim in JWT does not exist';
  return authError(403, 'session_not_found', msg);
}

/** GET: the person. Refusals: those of `signedIn`. */
export async function readUser(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const signed = await signedIn(asked, tools);
  return signed instanceof Response ? signed : Response.json(signed.user);
}
