import { forServer } from '../database/thread/address-served.ts';
import { authError } from '../door/api-response.ts';
import type { Call } from '../door/call.ts';
import { createTurns } from '../database/thread/turns.ts';
import { authRoute, withKnownQuery, type AuthRoute } from './auth-routes.ts';
import { checkAuthInput } from './auth-input.ts';
import { createAuthGate } from './auth-limits.ts';
import { askForConfirmation, askForRecovery } from './links/ask-for-mail.ts';
import { changeOwnPassword } from './passwords/change-own-password.ts';
import { createOneTimeLinks } from '../mail/one-time-links.ts';
import { tooMany, type AuthApiParts, type AuthCall, type AuthTools } from './auth-call.ts';
import { keyRole } from '../data-dir/keys.ts';
import { PASSKEY_ANSWERS } from './passkeys/passkey-answers.ts';
import { refresh, signOut } from './sessions.ts';
import { signIn, signUp } from './sign-in.ts';
import { readUser } from './signed-in.ts';
import { spendLink } from './links/spend-link.ts';

/**
 * Answers `/auth/v1/*`: the part of GoTrue's API that the app uses, within limits.
 */
export type AuthApi = (call: Call, body: Uint8Array) => Promise<Response>;

/**
 * Requests that try a secret wait for the one before, so that a hundred at once are counted like a
 * hundred in a row.
 */
const IN_LINE: ReadonlySet<AuthRoute['act']> = new Set([
  'sign_in',
  'sign_up',
  'spend_link',
  'change_password',
]);
/** Unit: ms. Each takes about 0.1 s, and many people may sign in at the same moment. */
const WAIT_MS = 30_000;

const ANSWERS: Record<AuthRoute['act'], (asked: AuthCall, tools: AuthTools) => Promise<Response>> =
  {
    sign_in: signIn,
    sign_up: signUp,
    spend_link: spendLink,
    change_password: changeOwnPassword,
    ask_for_recovery: askForRecovery,
    ask_for_confirmation: askForConfirmation,
    refresh,
    sign_out: signOut,
    read_user: readUser,
    ...PASSKEY_ANSWERS,
  };

export function createAuthApi(parts: AuthApiParts): AuthApi {
  const { keys, limits, limit_store } = parts;
  const gate = createAuthGate(limits, limit_store);
  const line = createTurns();
  const tools: AuthTools = { ...parts, gate, links: createOneTimeLinks(limit_store) };

  return async (call, body) => {
    const { request, path, caller } = call;
    const route = authRoute(request.method, path, new URL(request.url).searchParams);
    if (keyRole(request, keys) === null) {
      return authError(401, 'no_authorization', 'No API key found in request');
    }
    if ('status' in route) return authError(route.status, route.code, route.msg);
    const may_be_empty = ['GET', 'DELETE'].includes(request.method) || route.act === 'sign_out';
    const input = checkAuthInput(new TextDecoder().decode(body), { may_be_empty });
    if ('error_code' in input) {
      return authError(input.error_code === 'bad_json' ? 400 : 422, input.error_code, input.msg);
    }
    const asked = readCall(call, route, input.body);
    const answer = async () => {
      const wait_s = await gate.check({ ...asked, address: caller.address });
      return wait_s > 0 ? tooMany(wait_s) : ANSWERS[route.act](asked, tools);
    };
    return IN_LINE.has(route.act)
      ? line.take(() => forServer(answer), { wait_ms: WAIT_MS })
      : answer();
  };
}

/**
 * Keeps only what the route reads, and normalises the e-mail, so that each account has one name.
 */
function readCall(call: Call, route: AuthRoute, given: Record<string, unknown>): AuthCall {
  const body: Record<string, unknown> = {};
  for (const field of route.fields) if (field in given) body[field] = given[field];
  const account = typeof body['email'] === 'string' ? body['email'].trim().toLowerCase() : null;
  if (account !== null) body['email'] = account;
  return { call, act: route.act, url: withKnownQuery(call.request.url, route), body, account };
}
