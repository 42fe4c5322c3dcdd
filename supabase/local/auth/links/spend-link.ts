import { storedToken } from './ask-for-mail.ts';
import { tellGate, type AuthCall, type AuthTools } from '../auth-call.ts';
import { openSession, sessionAnswer, type Opening } from '../sessions.ts';
import { authError } from '#local/door/api-response.ts';

/**
 * POST {type, token_hash}, with the token in the link of a mail. That of a new password opens a
 * session. That of a sign-up confirms the account, and the person signs in. Links lead to the app,
 * and a person's tap there posts the token: mail scanners open every link, and must not confirm
 * an account that was made with another person's address. A six-digit code opens nothing, with or without an e-mail.
 * Refusal: otp_expired (403).
 */
export async function spendLink(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const { type, token_hash: token } = asked.body;
  const is_one = tools.links.isOne(token);
  const opened =
    is_one && type === 'recovery' ? await openSession(tools.db, spending(token)) : null;
  const is_confirmed = is_one && type === 'signup' && (await confirm(tools.db, token));
  await tellGate(tools, asked, opened || is_confirmed ? 'done' : 'wrong');
  if (opened) return Response.json(await sessionAnswer(opened, tools));
  if (is_confirmed) return Response.json({});
  return authError(403, 'otp_expired', 'Email link is invalid or has expired');
}

/** A link works once, and for an hour: the mail says so. */
const SPENT = `recovery_token = null, recovery_sent_at = null,
      email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()`;
const IN_TIME = `recovery_sent_at > now() - interval '1 hour'`;

const spending = (token: string): Opening => ({
  sql: `update auth.users set ${SPENT}, last_sign_in_at = now() where recovery_token = $4 and ${IN_TIME}`,
  params: [token],
  tag: 'recovery',
});

async function confirm(db: AuthTools['db'], token: string): Promise<boolean> {
  const sql = `update auth.users set ${SPENT} where recovery_token = $1 and ${IN_TIME} returning id`;
  return (await db.query(sql, [storedToken(token, 'confirmation')])).rows.length > 0;
}
