import type { App } from '@supabase/lite';
import type { TokenProblem } from '../auth/access-token.ts';
import { createAuthApi } from '../auth/auth-api.ts';
import type { AuthApiParts } from '../auth/auth-call.ts';
import { createFailureCounts } from '../limits/token-bucket.ts';
import { AUTH_TURN, turnTaker, type TurnTaker } from '../auth/turn-role.ts';
import { TURN_LIMITS_MS } from '../database/thread/time-limits.ts';
import { TurnTimeout, type Turns } from '../database/thread/turns.ts';
import { apiError, finished, preflight, restError } from './api-response.ts';
import type { Answer, Call } from '../door/call.ts';
import { fromCaller } from '../door/from-caller.ts';
import { isTooDeep } from '../door/json-depth.ts';
import { readBody, withBody } from '../door/request-body.ts';
import { isRpc, restProblem } from '../door/rest-call.ts';

export type ApiParts = Omit<AuthApiParts, 'ask'> & {
  app: Pick<App, 'fetch'>;
  turns: Turns;
};

const BODY_LIMIT_BYTES = 1024 * 1024;
/** After this wait for the database, a request is told to try again. */
const WAIT_MS = 20_000;

/**
 * A request that ran to its time limit was rolled back, together with the quota that it used. So it
 * could be sent again at once. The most expensive request of the app takes a thirtieth of the
 * limit.
 */
const CUT_OFF = { limit: 3, window_ms: 600_000 };

/** Auth, REST and rpc: @supabase/lite with the limits and checks that it lacks. */
export function createApi({ app, turns, ...auth_parts }: ApiParts): Answer {
  const { keys, now_ms } = auth_parts;
  const cut_off = createFailureCounts(CUT_OFF, now_ms);
  const ask = (
    call: Call,
    body: Uint8Array<ArrayBuffer>,
    { role, account }: TurnTaker,
  ): Promise<Response> =>
    turns.take(
      async () => {
        // checked within the turn, so that a hundred requests at once are counted one after another
        const wait_s = account === null ? 0 : cut_off.blocked_s(account);
        if (wait_s > 0) return tooDear(wait_s);
        const request = fromCaller(withBody(call.request, body), call.caller);
        return app.fetch(request, { peerAddress: null });
      },
      {
        wait_ms: WAIT_MS,
        limit_ms: TURN_LIMITS_MS[role],
        onOverdue: () => account !== null && cut_off.failed(account),
      },
    );
  const auth = createAuthApi({ ...auth_parts, ask: (call, body) => ask(call, body, AUTH_TURN) });

  async function answer(call: Call): Promise<Response> {
    const { request, path } = call;
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
      return preflight(request);
    }
    const is_rest = path.startsWith('/rest/');
    const problem = is_rest ? problemOf(call) : null;
    if (problem) return apiError(path, problem);
    const taker = is_rest ? await turnTaker(call, keys, now_ms()) : AUTH_TURN;
    if (typeof taker === 'string') return badToken(taker);
    const body = await readBody(request, BODY_LIMIT_BYTES);
    if (!body)
      return apiError(path, { status: 413, code: 'too_large', message: 'Body over 1 MiB' });
    if (isTooDeep(body)) {
      const code = is_rest ? 'PGRST102' : 'bad_json';
      return apiError(path, { status: 400, code, message: 'JSON nested too deep' });
    }
    if (isRpc(path) && !isObjectOrNothing(body)) {
      return restError(400, 'PGRST102', 'The arguments of an rpc are an object');
    }
    return is_rest ? ask(call, body, taker) : auth(call, body);
  }

  return async (call) => {
    const { path } = call;
    try {
      return await finished(comeAgain(await answer(call)), path);
    } catch (error) {
      const status = isUnavailable(error) ? 503 : 500;
      if (status === 500) console.error('api', path, error);
      const response = apiError(path, { status, code: 'internal', message: 'Internal error' });
      return finished(comeAgain(response), path);
    }
  };
}

/**
 * No turn came, or the database is not open: nothing was done, and a retry in a moment may succeed.
 */
const isUnavailable = (error: unknown): boolean =>
  error instanceof TurnTimeout || (error as { code?: unknown } | null)?.code === '08006';

function tooDear(wait_s: number): Response {
  const response = restError(429, 'too_many_requests', 'Too much time of the database');
  response.headers.set('retry-after', String(wait_s));
  return response;
}

function comeAgain(response: Response): Response {
  if (response.status !== 503 || response.headers.has('retry-after')) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', '2');
  return new Response(response.body, { status: 503, headers });
}

/** lite takes the items of a list as arguments, and PostgreSQL fails on a thousand of them. */
function isObjectOrNothing(body: Uint8Array): boolean {
  const begin = new TextDecoder().decode(body.subarray(0, 64)).trimStart();
  return begin === '' || begin.startsWith('{');
}

const problemOf = ({ request, path }: Call) =>
  restProblem(request.method, path, new URL(request.url).searchParams);

/**
 * PostgREST rejects a token that it can't verify. lite treats a malformed one, or alg none, as no
 * token at all, so the caller would be anonymous without knowing it.
 */
const badToken = (problem: TokenProblem): Response =>
  problem === 'expired'
    ? restError(401, 'PGRST303', 'JWT expired')
    : restError(401, 'PGRST301', 'JWT could not be decoded');
