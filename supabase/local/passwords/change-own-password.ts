import { bearerToken } from '../../functions/_shared/bearer-token.ts';
import { authError } from '../http/api-response.ts';
import { verifyAccessToken } from '../auth/access-token.ts';
import { errorCode, tellGate, tooMany, type AuthCall, type AuthTools } from '../auth/auth-call.ts';
import {
  changePassword,
  passwordOwner,
  refusedChange,
  type PasswordOwner,
} from './password-change.ts';

/**
 * PUT {password, current_password}. Nothing else of an account can be changed here: the app has no
 * screen for another e-mail, and the answer would reveal which addresses have an account.
 */
export async function changeOwnPassword(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const owner = await ownerOf(asked, tools);
  // lite says in GoTrue's words what is wrong with the token
  if (!owner) return tools.lite(asked, 'GET');
  const { password, current_password } = asked.body;
  if (typeof password !== 'string') {
    return authError(422, 'validation_failed', 'Only the password can be changed');
  }
  const tried = { ...asked, account: owner.email };
  const wait_s = await tools.gate.check({ ...tried, address: asked.call.caller.address });
  if (wait_s > 0) return tooMany(wait_s);
  const current = typeof current_password === 'string' ? current_password : null;
  const refused = await refusedChange(owner, { password, current_password: current });
  if (refused) {
    const is_wrong = (await errorCode(refused)) === 'current_password_invalid';
    await tellGate(tools, tried, is_wrong ? 'wrong' : 'neither');
    return refused;
  }
  await changePassword(tools.db, owner, password);
  await tellGate(tools, tried, 'done');
  return tools.lite(asked, 'GET');
}

async function ownerOf(
  { call }: AuthCall,
  { db, keys, now_ms }: AuthTools,
): Promise<PasswordOwner | null> {
  const token = bearerToken(call.request);
  if (token === undefined) return null;
  const claims = await verifyAccessToken(token, { jwt_secret: keys.jwt_secret, now_ms: now_ms() });
  if (typeof claims === 'string' || !claims.sub || !claims.session_id) return null;
  return passwordOwner(db, { user_id: claims.sub, session_id: claims.session_id });
}
