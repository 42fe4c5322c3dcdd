import { authError } from '#local/door/api-response.ts';
import type { User } from '../signed-in.ts';
import type { Database } from '#local/database/database.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPassword } from './password-hash.ts';

/** The shortest password. Unit: characters (Spec 1 §5). */
const MINIMUM_PASSWORD_LENGTH = 6;

/** The account whose password is to change, and its session. */
export type PasswordOwner = {
  user_id: string;
  session_id: string;
  encrypted_password: string | null;
  /** A recovery link opened the session within the last 15 minutes. */
  is_recovery: boolean;
};

/** @returns null when the session has ended */
export async function passwordOwner(
  db: Pick<Database, 'query'>,
  { user, session_id }: { user: Pick<User, 'id'>; session_id: string },
): Promise<PasswordOwner | null> {
  const { rows } = await db.query<PasswordOwner>(
    `select u.id as user_id, s.id as session_id, u.encrypted_password,
            coalesce(s.tag = 'recovery', false) and s.created_at > now() - interval '15 minutes' as is_recovery
     from auth.sessions s join auth.users u on u.id = s.user_id where u.id = $1 and s.id = $2`,
    [user.id, session_id],
  );
  return rows[0] ?? null;
}

/** Why a new password is refused for anybody; null when it is acceptable. */
export async function refusedPassword(password: string): Promise<Response | null> {
  if (password.length < MINIMUM_PASSWORD_LENGTH) {
    const msg = `Password should be at least ${MINIMUM_PASSWORD_LENGTH} characters.`;
    return weakPassword('length', msg);
  }
  return (await isCommonPassword(password))
    ? weakPassword('pwned', 'Password is known to be weak and easy to guess.')
    : null;
}

/** In GoTrue's shape. */
function weakPassword(reason: 'length' | 'pwned', msg: string): Response {
  return Response.json(
    { code: 422, error_code: 'weak_password', msg, weak_password: { reasons: [reason] } },
    { status: 422 },
  );
}

/**
 * Why this person may not set that password, or null. Like GoTrue with "require current password":
 * without a recovery link the current one is required, so that an unattended phone can't be used to
 * take the account.
 */
export async function refusedChange(
  { is_recovery, encrypted_password }: PasswordOwner,
  { password, current_password }: { password: string; current_password: string | null },
): Promise<{ answer: Response; is_guess: boolean } | null> {
  const refuse = (answer: Response, is_guess = false) => ({ answer, is_guess });
  if (!is_recovery && current_password === null) {
    return refuse(authError(400, 'current_password_required', 'Current password required'));
  }
  if (!is_recovery && !(await isPassword(current_password ?? '', encrypted_password))) {
    return refuse(authError(400, 'current_password_invalid', 'Current password is wrong'), true);
  }
  const refused = await refusedPassword(password);
  if (refused) return refuse(refused);
  const msg = 'New password should be different from the old password.';
  return (await isPassword(password, encrypted_password))
    ? refuse(authError(422, 'same_password', msg))
    : null;
}

/**
 * Sets the new password, ends every other session, removes every passkey and voids every link that
 * was sent. One statement does all of it, so a lost reply or a kill leaves no half. A stranger who knew
 * the old password keeps nothing, not even a passkey that they added.
 */
export async function changePassword(
  db: Pick<Database, 'query'>,
  { user_id, session_id }: Pick<PasswordOwner, 'user_id' | 'session_id'>,
  password: string,
): Promise<void> {
  await db.query(
    `with others as (delete from auth.sessions where user_id = $1 and id <> $2),
     keys as (delete from auth.webauthn_credentials where user_id = $1)
     update auth.users set encrypted_password = $3, updated_at = now(), recovery_token = null, recovery_sent_at = null
     where id = $1`,
    [user_id, session_id, await hashPassword(password)],
  );
}
