import type { TokenProblem } from '../auth/access-token.ts';
import { createAuthApi } from '../auth/auth-api.ts';
import type { AuthApiParts } from '../auth/auth-call.ts';
import { turnTaker } from '../auth/turn-taker.ts';
import type { OpenDatabase } from '../database/database.ts';
import { TURN_LIMITS_MS } from '../database/thread/time-limits.ts';
import { TurnTimeout } from '../database/thread/turns.ts';
import type { Answer, Call } from '../door/call.ts';
import { headersFromCaller } from '../door/from-caller.ts';
import { isTooDeep } from '../door/json-depth.ts';
import { readBody } from '../door/request-body.ts';
import { rpcName } from '../door/rpc-name.ts';
import { createFailureCounts } from '../limits/token-bucket.ts';
import { logLine, sqlFailure } from '../rpc/database-error.ts';
import { answerRpc } from '../rpc/rpc.ts';
import { apiError, finished, preflight, restError } from '../door/api-response.ts';

export type ApiParts = Omit<AuthApiParts, 'db'> & {
  db: Pick<OpenDatabase, 'session' | 'turns'>;
};

const BODY_LIMIT_BYTES = 1024 * 1024;
/** After this wait for the database, a request is told to try again. */
const WAIT_MS = 20_000;

/**
 * A request that ran to its time limit was rolled back, together with the quota that it used. So it
 * could be sent again at once. The most expensive request of the app takes a thirtieth of the
 * limit. Counted by account, and for all anonymous visitors of an address together.
 */
const CUT_OFF = { limit: 3, window_ms: 600_000 };

/** Auth and rpcs, within limits of size, time and waiting. */
export function createApi({ db: { session, turns }, ...auth_parts }: ApiParts): Answer {
  const { keys, now_ms } = auth_parts;
  const cut_off = createFailureCounts(CUT_OFF, now_ms);
  const auth = createAuthApi({
    ...auth_parts,
    db: {
      query: (sql, params) =>
        turns.take(() => session.query(sql, params), {
          wait_ms: WAIT_MS,
          limit_ms: TURN_LIMITS_MS.auth,
        }),
    },
  });

  async function rpc(call: Call): Promise<Response> {
    const { request, path } = call;
    const name = rpcName(request.method, path, new URL(request.url).searchParams);
    if (typeof name !== 'string') return apiError(path, name);
    const caller = await turnTaker(call, keys, now_ms());
    if (typeof caller === 'string') return notAdmitted(caller);
    const body = await readRequest(call);
    if (body instanceof Response) return body;
    const { role, account } = caller;
    const counted = account ?? (role === 'anon' ? visitorsOf(call) : null);
    return turns.take(
      async () => {
        // checked within the turn, so that a hundred requests at once are counted one after another
        const wait_s = counted === null ? 0 : cut_off.blocked_s(counted);
        if (wait_s > 0) return tooDear(wait_s);
        return answerRpc(session, { name, headers: headersFromCaller(call), body, caller });
      },
      {
        wait_ms: WAIT_MS,
        limit_ms: TURN_LIMITS_MS[role],
        onOverdue: () => counted !== null && cut_off.failed(counted),
        account,
      },
    );
  }

  async function answer(call: Call): Promise<Response> {
    const { request, path } = call;
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
      return preflight(request);
    }
    if (path.startsWith('/rest/')) return rpc(call);
    const body = await readRequest(call);
    return body instanceof Response ? body : auth(call, body);
  }

  return async (call) => {
    const { path } = call;
    try {
      return await finished(comeAgain(await answer(call)), path);
    } catch (error) {
      const status = isUnavailable(error) ? 503 : 500;
      const failure = sqlFailure(error);
      if (status === 500) console.error('api', path, failure ? logLine(failure) : error);
      const response = apiError(path, { status, code: 'internal', message: 'Internal error' });
      return finished(comeAgain(response), path);
    }
  };
}

/**
 * The address whose visitors are counted together. This machine's is none: a function calls back
 * from it, and a proxy that says nothing about its callers.
 */
const visitorsOf = ({ caller: { address } }: Call): string | null =>
  /^127\.|^0:0:0:0::\/64$/.test(address) ? null : address;

/** The body, or why it is refused. */
async function readRequest({ request, path }: Call): Promise<Uint8Array | Response> {
  const body = await readBody(request, BODY_LIMIT_BYTES);
  if (!body) return apiError(path, { status: 413, code: 'too_large', message: 'Body over 1 MiB' });
  if (!isTooDeep(body)) return body;
  const code = path.startsWith('/rest/') ? 'PGRST102' : 'bad_json';
  return apiError(path, { status: 400, code, message: 'JSON nested too deep' });
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

const SAYS: Record<TokenProblem | 'no_key', [code: string, message: string]> = {
  no_key: ['no_api_key', 'No API key found in request'],
  expired: ['PGRST303', 'JWT expired'],
  malformed: ['PGRST301', 'JWT could not be decoded'],
  bad_signature: ['PGRST301', 'JWT could not be decoded'],
};

/** Never as an anonymous caller: who sent a token would not know it. */
const notAdmitted = (problem: TokenProblem | 'no_key'): Response =>
  restError(401, ...SAYS[problem]);
