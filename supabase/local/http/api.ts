import type { App } from '@supabase/lite';
import { verifyAccessToken } from '../auth/access-token.ts';
import { apiError, authError, finished, preflight, restError } from './api-response.ts';
import { checkAuthInput } from '../auth/auth-input.ts';
import { createAuthGate, type AuthLimits } from '../auth/auth-limits.ts';
import { fromPeer } from './from-peer.ts';
import type { Keys } from '../auth/keys.ts';
import type { Mailbox } from '../auth/mailbox.ts';
import { readBody, withBody } from './request-body.ts';
import { TurnTimeout, type Turns } from '../database/turns.ts';

/** Auth, REST and rpc: @supabase/lite behind the limits and checks that it lacks. */
export type Api = (request: Request, ip: string) => Promise<Response>;

export interface ApiParts {
  app: Pick<App, 'fetch'>;
  turns: Turns;
  keys: Keys;
  limits: AuthLimits;
  now_ms: () => number;
  mailbox: Pick<Mailbox, 'linkFor'>;
}

const RECOVER = '/auth/v1/recover';
const BODY_LIMIT_BYTES = 1024 * 1024;
/** A request that waited this long for the database is told to come again. */
const WAIT_MS = 20_000;

export function createApi({ app, turns, keys, limits, now_ms, mailbox }: ApiParts): Api {
  const gate = createAuthGate(limits, now_ms);

  async function answer(request: Request, ip: string): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname;
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
      return preflight(request);
    }
    if (!decodable(path)) {
      return apiError(path, { status: 400, code: 'bad_path', message: 'Malformed path' });
    }
    const refused = path.startsWith('/rest/') ? badToken(request, keys, now_ms()) : null;
    if (refused) return refused;
    const body = await readBody(request, BODY_LIMIT_BYTES);
    if (!body)
      return apiError(path, { status: 413, code: 'too_large', message: 'Body over 1 MiB' });
    const fetch = (whole: Request) => app.fetch(fromPeer(whole, ip), { peerAddress: null });
    if (!path.startsWith('/auth/'))
      return turns.take(() => fetch(withBody(request, body)), WAIT_MS);
    const input = checkAuthInput(new TextDecoder().decode(body));
    if ('error_code' in input) {
      return authError(input.error_code === 'bad_json' ? 400 : 422, input.error_code, input.msg);
    }
    const checked = new TextEncoder().encode(body.byteLength > 0 ? JSON.stringify(input.body) : '');
    const grant_type = url.searchParams.get('grant_type');
    const attempt = { path, grant_type, ip, body: input.body };
    return turns.take(async () => {
      const wait_s = request.method === 'POST' ? gate.check(attempt) : 0;
      if (wait_s > 0) return tooMany(wait_s);
      const response = await fetch(withBody(request, checked));
      gate.ended(attempt, response.status);
      const { email } = input.body;
      if (path !== RECOVER || !response.ok || typeof email !== 'string') return response;
      const link = mailbox.linkFor({ to: email, request, peer_ip: ip });
      return link === null ? response : Response.json({ development_link: link });
    }, WAIT_MS);
  }

  return async (request, ip) => {
    const path = new URL(request.url).pathname;
    try {
      return await finished(await answer(request, ip), path);
    } catch (error) {
      if (!(error instanceof TurnTimeout)) console.error('api', path, error);
      const status = error instanceof TurnTimeout ? 503 : 500;
      const response = apiError(path, { status, code: 'internal', message: 'Internal error' });
      if (status === 503) response.headers.set('retry-after', '2');
      return finished(response, path);
    }
  };
}

function decodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function tooMany(wait_s: number): Response {
  const response = authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  response.headers.set('retry-after', String(wait_s));
  return response;
}

/**
 * PostgREST refuses a token that it can't verify. lite takes a malformed one, or alg none, for no token at
 * all, and the caller would be anonymous without knowing it.
 */
function badToken(request: Request, keys: Keys, now_ms: number): Response | null {
  const token = /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined || token.startsWith('sb_')) return null;
  const claims = verifyAccessToken(token, { jwt_secret: keys.jwt_secret, now_ms });
  if (typeof claims === 'object') return null;
  return claims === 'expired'
    ? restError(401, 'PGRST303', 'JWT expired')
    : restError(401, 'PGRST301', 'JWT could not be decoded');
}
