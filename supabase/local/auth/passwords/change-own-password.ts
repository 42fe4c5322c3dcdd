import { authError } from '#local/door/api-response.ts';
import { tellGate, tooMany, type AuthCall, type AuthTools } from '../auth-call.ts';
import { readUser, signedIn } from '../signed-in.ts';
import { changePassword, passwordOwner, refusedChange } from './password-change.ts';

/**
 * PUT {password, current_password}. Nothing else of an account can be changed here: the app has no
 * screen for another e-mail, and the answer would reveal which addresses have an account. Refusals:
 * validation_failed, weak_password, same_password (422), current_password_required,
 * current_password_invalid (400), and those of `signedIn`.
 */
export async function changeOwnPassword(asked: AuthCall, tools: AuthTools): Promise<Response> {
  const signed = await signedIn(asked, tools);
  if (signed instanceof Response) return signed;
  const { password, current_password } = asked.body;
  if (typeof password !== 'string') {
    return authError(422, 'validation_failed', 'Only the password can be changed');
  }
  const tried = { ...asked, account: signed.user.email };
  const wait_s = await tools.gate.check({ ...tried, address: asked.call.caller.address });
  if (wait_s > 0) return tooMany(wait_s);
  const owner = await passwordOwner(tools.db, signed);
  if (!owner) return readUser(asked, tools); // the session has just ended: says so
  const current = typeof current_password === 'string' ? current_password : null;
  const refused = await refusedChange(owner, { password, current_password: current });
  if (refused) {
    await tellGate(tools, tried, refused.is_guess ? 'wrong' : 'neither');
    return refused.answer;
  }
  await changePassword(tools.db, owner, password);
  await tellGate(tools, tried, 'done');
  return readUser(asked, tools);
}
