import { authError } from '../door/api-response.ts';
import { ADDRESS, sendLink } from './links/ask-for-mail.ts';
import { refusedPassword } from './passwords/password-change.ts';
import { hashPassword, isPassword } from './passwords/password-hash.ts';
import {
  accountOf,
  forgetPassword,
  makeWaiting,
  signingIn,
  signingUp,
  type NewAccount,
} from './accounts.ts';
import { tellGate, type AuthCall, type AuthTools } from './auth-call.ts';
import { isDemoSignIn } from './demo-accounts.ts';
import { openSession, sessionAnswer } from './sessions.ts';

/**
 * POST {email, password}. A wrong password and an unknown account get the same answer, after the
 * same time. Refusals (400): validation_failed, invalid_credentials, and to who knows the password
 * email_not_confirmed.
 */
export async function signIn(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const { account: email, body, call } = asked;
  const { password } = body;
  if (email === null) return authError(400, 'validation_failed', 'missing email or phone');
  if (typeof password !== 'string') return invalidCredentials();
  // the demo's password is in the README, so for other machines the demo accounts do not exist
  const is_hidden = isDemoSignIn(email, password) && !call.caller.is_local;
  const account = is_hidden ? null : await accountOf(tools.db, email);
  const is_right = await isPassword(password, account?.encrypted_password ?? null);
  if (!account || !is_right) {
    await tellGate(tools, asked, 'wrong');
    return invalidCredentials();
  }
  if (!account.is_confirmed) return authError(400, 'email_not_confirmed', 'Email not confirmed');
  const opened = await openSession(tools.db, signingIn(account));
  if (!opened) return invalidCredentials(); // deleted, or the password was changed meanwhile
  await tellGate(tools, asked, 'done');
  return Response.json(await sessionAnswer(opened, tools));
}

const invalidCredentials = () => authError(400, 'invalid_credentials', 'Invalid login credentials');

/**
 * POST {email, password, data: {name, whatsapp, terms}}. The answer reveals that an address has an
 * account (Spec 1 §8), so it is limited. It is a session, or only the address where the link of a
 * mail confirms it first (CONFIRM_EMAIL). Refusals: anonymous_provider_disabled, weak_password,
 * user_already_exists (422), validation_failed (400).
 */
export async function signUp(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const { account: email, body } = asked;
  const { password, data = {} } = body;
  const refused = typeof password === 'string' ? await refusedPassword(password) : null;
  if (refused) return refused;
  if (email === null || email === '') {
    const msg = 'Anonymous sign-ins are disabled';
    return authError(422, 'anonymous_provider_disabled', msg);
  }
  if (typeof password !== 'string') {
    return authError(400, 'validation_failed', 'Signup requires a valid password');
  }
  if (!ADDRESS.test(email)) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const encrypted_password = await hashPassword(password);
  const account = { email, encrypted_password, data: profileOf(data as Record<string, unknown>) };
  const said = tools.mailbox.confirms
    ? await waitForMail(account, tools)
    : await sessionAnswerOf(account, tools);
  await tellGate(tools, asked, said ? 'neither' : 'taken');
  return said
    ? Response.json(said)
    : authError(422, 'user_already_exists', 'User already registered');
}

async function sessionAnswerOf(account: NewAccount, tools: AuthTools) {
  const opened = await openSession(tools.db, signingUp(account));
  return opened && (await sessionAnswer(opened, tools));
}

/**
 * Who opens a mail cannot tell whose sign-up it confirms: once two of them wait for one address, it is
 * their mail that chooses the password, and neither sign-up.
 */
async function waitForMail(account: NewAccount, tools: AuthTools) {
  const { email } = account;
  const waits = await accountOf(tools.db, email);
  if (waits?.is_confirmed) return null;
  const may_mail = await tools.links.mayMail(email);
  if (may_mail)
    await makeWaiting(tools.db, waits ? { ...account, encrypted_password: null } : account);
  else if (waits) await forgetPassword(tools.db, waits);
  if (may_mail) sendLink(tools, email, waits ? 'recovery' : 'confirmation');
  return { email };
}

/** The fields that the triggers read; others would be stored without a use. */
const profileOf = ({ name, whatsapp, terms }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ name, whatsapp, terms }).filter(([, given]) => typeof given === 'string'),
  );
