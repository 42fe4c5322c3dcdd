import { authError } from '../http/api-response.ts';
import { errorCode, tellGate, type AuthCall, type AuthTools } from './auth-call.ts';
import { isDemoSignIn } from './demo-accounts.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { refusedPassword } from '../passwords/password-change.ts';

const invalidCredentials = () => authError(400, 'invalid_credentials', 'Invalid login credentials');

/**
 * POST {email, password}. A wrong password and an unknown account get the same answer, after the
 * same time.
 */
export async function signIn(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const { account, body, call } = asked;
  const { password } = body;
  if (account === null || typeof password !== 'string') return tools.lite(asked);
  const response =
    isDemoSignIn(account, password) && !call.caller.is_local
      ? await likeNobody(password)
      : await likeAnybody(await tools.lite(asked), tools, { account, password });
  const is_wrong = (await errorCode(response)) === 'invalid_credentials';
  await tellGate(tools, asked, is_wrong ? 'wrong' : response.ok ? 'done' : 'neither');
  // so that all headers are the same, whoever wrote the answer
  return is_wrong ? invalidCredentials() : response;
}

/** The demo's password is in the README, so for other machines the demo accounts do not exist. */
async function likeNobody(password: string): Promise<Response> {
  await isPassword(password, null);
  return invalidCredentials();
}

/**
 * lite compares a password only for an account that exists and is confirmed, and reveals an
 * unconfirmed one to anybody. GoTrue does neither, so this makes up for it.
 */
async function likeAnybody(
  response: Response,
  { db }: AuthTools,
  { account, password }: { account: string; password: string },
): Promise<Response> {
  const code = await errorCode(response);
  if (code !== 'invalid_credentials' && code !== 'email_not_confirmed') return response;
  const { rows } = await db.query<{ encrypted_password: string | null; confirmed: boolean }>(
    `select encrypted_password, confirmed_at is not null as confirmed from auth.users where email = $1`,
    [account],
  );
  const [person] = rows;
  if (person?.encrypted_password && person.confirmed) return response; // lite compared the password
  const is_right = await isPassword(password, person?.encrypted_password ?? null);
  return is_right ? response : invalidCredentials();
}

/**
 * POST {email, password, data: {name, whatsapp, terms}}. The answer reveals that an address has an account
 * (Spec 1 §8), so it is limited.
 */
export async function signUp(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const { body } = asked;
  const { password } = body;
  const refused = typeof password === 'string' ? await refusedPassword(password) : null;
  if (refused) return refused;
  if ('data' in body) body['data'] = profileOf(body['data'] as Record<string, unknown>);
  const response = await tools.lite(asked);
  const is_taken = (await errorCode(response)) === 'user_already_exists';
  await tellGate(tools, asked, is_taken ? 'taken' : 'neither');
  return response;
}

/** The fields that the triggers read; others would be stored without a use. */
const profileOf = ({ name, whatsapp, terms }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ name, whatsapp, terms }).filter(([, given]) => typeof given === 'string'),
  );
