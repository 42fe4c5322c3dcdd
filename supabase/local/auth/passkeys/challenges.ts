import { authError } from '#local/door/api-response.ts';
import type { Database } from '#local/database/database.ts';
import type { AuthCall } from '../auth-call.ts';
import { UUID } from '../signed-in.ts';

type Db = Pick<Database, 'query'>;

/**
 * Keeps a challenge for five minutes. Old ones leave with each new one; for an hour they are told
 * from those that never were.
 * @param user_id whose passkey is to be made; null for a sign-in, which names nobody
 */
export async function keepChallenge(
  db: Db,
  { challenge, user_id }: { challenge: string; user_id: string | null },
): Promise<{ challenge_id: string; expires_at: number }> {
  const { rows } = await db.query<{ challenge_id: string; expires_at: number }>(
    `with gone as (delete from auth.webauthn_challenges where expires_at < now() - interval '1 hour')
     insert into auth.webauthn_challenges (challenge, user_id) values ($1, $2)
     returning id as challenge_id, floor(extract(epoch from expires_at))::int as expires_at`,
    [challenge, user_id],
  );
  return rows[0]!;
}

/**
 * Takes the challenge out, so that it is answered once, right or wrong. Refusals (400):
 * webauthn_challenge_not_found, webauthn_challenge_expired.
 */
export async function spendChallenge(
  db: Db,
  { challenge_id, user_id }: { challenge_id: string; user_id: string | null },
): Promise<string | Response> {
  const { rows } = await db.query<{ challenge: string; is_over: boolean }>(
    `delete from auth.webauthn_challenges where id = $1 and user_id is not distinct from $2::uuid
     returning challenge, expires_at <= now() as is_over`,
    [challenge_id, user_id],
  );
  const [found] = rows;
  if (!found) {
    return authError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  }
  return found.is_over
    ? authError(400, 'webauthn_challenge_expired', 'Challenge has expired')
    : found.challenge;
}

/** In base64url. The longest credential has 1023 bytes. */
const CREDENTIAL_ID = /^[\w-]{1,1364}$/;

/** What an authenticator answered: our library reads the rest of it, and checks it. */
export type Answered = { challenge_id: string; credential: { id: string } };

/** @returns a refusal (400, validation_failed) of what no browser sends */
export function answeredIn({ body }: Pick<AuthCall, 'body'>): Answered | Response {
  const { challenge_id, credential } = body;
  if (typeof challenge_id !== 'string' || !UUID.test(challenge_id)) {
    return authError(400, 'validation_failed', 'challenge_id must be a valid UUID');
  }
  const { id } = (credential ?? {}) as { id?: unknown };
  return typeof id === 'string' && CREDENTIAL_ID.test(id)
    ? { challenge_id, credential: { ...(credential as object), id } }
    : authError(400, 'validation_failed', 'credential is required');
}
