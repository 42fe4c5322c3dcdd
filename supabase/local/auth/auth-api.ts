import { authError } from '../http/api-response.ts';
import type { Call } from '../http/call.ts';
import { checkAuthInput } from './auth-input.ts';
import { createAuthGate, type AuthLimits } from './auth-limits.ts';
import type { Mailbox } from './mailbox.ts';

/** Answers `/auth/v1/*`: @supabase/lite's Auth behind the limits and checks that it lacks. */
export type AuthApi = (call: Call, body: Uint8Array) => Promise<Response>;

export interface AuthApiParts {
  /** Hands a request to lite, in its turn of the database. `before` may answer instead, in that turn. */
  ask: (
    call: Call,
    body: Uint8Array<ArrayBuffer>,
    around: (fetch: () => Promise<Response>) => Promise<Response>,
  ) => Promise<Response>;
  limits: AuthLimits;
  now_ms: () => number;
  mailbox: Pick<Mailbox, 'linkFor'>;
}

const RECOVER = '/auth/v1/recover';

export function createAuthApi({ ask, limits, now_ms, mailbox }: AuthApiParts): AuthApi {
  const gate = createAuthGate(limits, now_ms);
  return async (call, body) => {
    const { request, path, caller } = call;
    const input = checkAuthInput(new TextDecoder().decode(body));
    if ('error_code' in input) {
      return authError(input.error_code === 'bad_json' ? 400 : 422, input.error_code, input.msg);
    }
    const checked = new TextEncoder().encode(body.byteLength > 0 ? JSON.stringify(input.body) : '');
    const grant_type = new URL(request.url).searchParams.get('grant_type');
    const attempt = { path, grant_type, ip: caller.address, body: input.body };
    return ask(call, checked, async (fetch) => {
      const wait_s = request.method === 'POST' ? gate.check(attempt) : 0;
      if (wait_s > 0) return tooMany(wait_s);
      const response = await fetch();
      gate.ended(attempt, response.status);
      const { email } = input.body;
      if (path !== RECOVER || !response.ok || typeof email !== 'string') return response;
      const link = mailbox.linkFor({ to: email, caller });
      return link === null ? response : Response.json({ development_link: link });
    });
  };
}

function tooMany(wait_s: number): Response {
  const response = authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  response.headers.set('retry-after', String(wait_s));
  return response;
}
