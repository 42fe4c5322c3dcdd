import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { authError } from '../door/api-response.ts';
import { signAccessToken, TOKEN_LIFETIME_S } from './access-token.ts';
import type { AuthCall, AuthTools } from './auth-call.ts';
import { signedIn, USER, type User } from './signed-in.ts';

/** A session as it has just been opened or refreshed. */
export type OpenedSession = {
  user: User;
  session_id: string;
  refresh_token: string;
};

/** The rows of `auth.users` for which a session opens: one, or none where it must not. */
export type Opening = {
  /** A statement that `sql` reads from, with its name. */
  first?: string;
  /** An insert or update of `auth.users`. Its parameters begin with `$4`. */
  sql: string;
  params: readonly unknown[];
  /** A link of a mail opens it: for fifteen minutes it may set a password without the current one. */
  tag?: 'recovery';
};

/**
 * Opens a session together with what allows it, in one statement: a link is used once, and an account
 * is made once, whatever other requests and processes do.
 */
export async function openSession(
  db: Pick<Database, 'query'>,
  { first, sql, params, tag }: Opening,
): Promise<OpenedSession | null> {
  const session_id = randomUUID();
  const refresh_token = newRefreshToken();
  const { rows } = await db.query<{ user: User }>(
    `with ${first ? `${first},` : ''} u as (${sql} returning *),
     session as (insert into auth.sessions (id, user_id, tag) select $1::uuid, id, $3::text from u),
     token as (insert into auth.refresh_tokens (id, token, user_id, session_id)
       select gen_random_uuid()::text, $2::text, id, $1::uuid from u)
     select ${USER} as "user" from u`,
    [session_id, refresh_token, tag ?? null, ...params],
  );
  return rows[0] ? { user: rows[0].user, session_id, refresh_token } : null;
}

/** In GoTrue's shape: what the client keeps. */
export async function sessionAnswer(
  opened: OpenedSession,
  tools: AuthTools,
): Promise<SessionAnswer> {
  const { user, session_id, refresh_token } = opened;
  const issued_s = Math.floor(tools.now_ms() / 1000);
  const claims = { sub: user.id, role: user.role, email: user.email, session_id };
  return {
    access_token: await signAccessToken(claims, { ...tools.keys, issued_s }),
    token_type: 'bearer',
    expires_in: TOKEN_LIFETIME_S,
    expires_at: issued_s + TOKEN_LIFETIME_S,
    refresh_token,
    user,
  };
}

export type SessionAnswer = {
  access_token: string;
  token_type: 'bearer';
  /** Unit: seconds. */
  expires_in: number;
  /** Unix time, seconds. */
  expires_at: number;
  refresh_token: string;
  user: User;
};

/** 192 random bits. */
const newRefreshToken = (): string => randomBytes(24).toString('base64url');
const REFRESH_TOKEN = /^[\w-]{12,64}$/;

/**
 * POST {refresh_token}: each token is given away once, for a new one. Refusals (400):
 * validation_failed, refresh_token_not_found, refresh_token_already_used.
 */
export async function refresh({ body }: AuthCall, tools: AuthTools): Promise<Response> {
  const { refresh_token: given } = body;
  if (typeof given !== 'string' || !REFRESH_TOKEN.test(given)) {
    return authError(400, 'validation_failed', 'Refresh token is not valid');
  }
  const opened = (await rotated(tools.db, given)) ?? (await givenAgain(tools.db, given));
  if (typeof opened !== 'string') return Response.json(await sessionAnswer(opened, tools));
  return authError(400, `refresh_token_${opened}`, `Invalid Refresh Token: ${SAYS[opened]}`);
}

const SAYS = { not_found: 'Refresh Token Not Found', already_used: 'Already Used' };

/** One statement: of two requests at once, the second finds the token given away. */
async function rotated(db: Pick<Database, 'query'>, given: string): Promise<OpenedSession | null> {
  const refresh_token = newRefreshToken();
  const { rows } = await db.query<{ user: User; session_id: string }>(
    `with old as (update auth.refresh_tokens set revoked = true, updated_at = now()
       where token = $1 and not revoked returning user_id, session_id, token),
     fresh as (insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
       select gen_random_uuid()::text, $2::text, user_id, session_id, token from old),
     ${REFRESHED}`,
    [given, refresh_token],
  );
  return rows[0] ? { ...rows[0], refresh_token } : null;
}

/**
 * The answer to a refresh may be lost on its way, and two pages may ask at once: the token before the
 * one in use gets that one. An older token was stolen, or the newer one was: then the session's tokens
 * end.
 */
async function givenAgain(
  db: Pick<Database, 'query'>,
  given: string,
): Promise<OpenedSession | keyof typeof SAYS> {
  const { rows } = await db.query<{ session_id: string; next: string | null }>(
    `select t.session_id, n.token as next from auth.refresh_tokens t
     left join auth.refresh_tokens n on n.session_id = t.session_id and not n.revoked and n.parent = t.token
     where t.token = $1`,
    [given],
  );
  const [known] = rows;
  if (!known) return 'not_found';
  const { session_id, next } = known;
  if (next !== null) {
    const again = await db.query<{ user: User }>(
      `with old as (select user_id, id as session_id from auth.sessions where id = $1), ${REFRESHED}`,
      [session_id],
    );
    const [found] = again.rows;
    return found ? { ...found, session_id, refresh_token: next } : 'not_found';
  }
  await db.query(`update auth.refresh_tokens set revoked = true where session_id = $1`, [
    session_id,
  ]);
  return 'already_used';
}

/** Marks the session and the person of `old` as seen, and returns them. */
const REFRESHED = `
  session as (update auth.sessions s set refreshed_at = now() at time zone 'utc', updated_at = now()
    from old where s.id = old.session_id returning s.id),
  u as (update auth.users p set last_sign_in_at = now(), updated_at = now()
    from old where p.id = old.user_id returning p.*)
  select ${USER} as "user", session.id as session_id from u, session`;

const ENDED: Record<string, string> = {
  global: '$2::uuid is not null',
  local: 'id = $2',
  others: 'id <> $2',
};

/** POST ?scope=global|local|others: 204. Refusals: validation_failed (400), and those of `signedIn`. */
export async function signOut(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const signed = await signedIn(asked, tools);
  if (signed instanceof Response) return signed;
  const scope = asked.url.searchParams.get('scope') ?? asked.body['scope'] ?? 'global';
  const ended = typeof scope === 'string' && Object.hasOwn(ENDED, scope) ? ENDED[scope] : undefined;
  if (!ended) return authError(400, 'validation_failed', 'Unsupported logout scope');
  await tools.db.query(`delete from auth.sessions where user_id = $1 and ${ended}`, [
    signed.user.id,
    signed.session_id,
  ]);
  return new Response(null, { status: 204 });
}
