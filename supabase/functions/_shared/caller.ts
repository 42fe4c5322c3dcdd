import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { failed } from './answer.ts';
import { bearerToken } from './bearer-token.ts';
import type { FunctionEnvironment } from './environment.ts';
import { callerHeaders } from './signed-caller.ts';

/**
 * The person who called, and a client that acts with that person's own token, and counts as that
 * person's address: no function has more rights than its caller.
 */
export type Caller = {
  user_id: string;
  client: SupabaseClient;
};

/**
 * @returns 'not_signed_in' without a token that Auth accepts, 'unreachable' when Auth can't be
 * asked
 */
async function authenticate(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Caller | 'not_signed_in' | 'unreachable'> {
  const token = bearerToken(request);
  if (token === undefined) return 'not_signed_in';
  const from = await callerHeaders(request, environment);
  const client = createClient(environment.supabase_url, environment.publishable_key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: `Bearer ${token}`, ...from } },
  });
  const { data, error } = await client.auth.getUser(token);
  if (data.user) return { user_id: data.user.id, client };
  const refused = error?.status !== undefined && error.status >= 400 && error.status < 500;
  return refused ? 'not_signed_in' : 'unreachable';
}

/** The signed-in person of this request, or the answer that refuses it. */
export async function signedIn(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Caller | Response> {
  const caller = await authenticate(request, environment);
  if (caller === 'not_signed_in') return failed(401, caller);
  return caller === 'unreachable' ? failed(503, 'unavailable') : caller;
}
