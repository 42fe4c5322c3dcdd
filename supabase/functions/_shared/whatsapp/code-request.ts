import type { SupabaseClient } from '@supabase/supabase-js';
import { failed, otherThanPost } from '../answer.ts';
import { signedIn } from '../caller.ts';
import { bearerToken } from '../bearer-token.ts';
import { clientIp } from '../client-ip.ts';
import type { FunctionEnvironment } from '../environment.ts';
import { jsonObject } from '../json-body.ts';
import { keyedHash } from '../keyed-hash.ts';
import { serviceClient } from '../service.ts';

/** A request to verify a number, by a signed-in person or a visitor. */
export type CodeRequest = {
  service: SupabaseClient;
  body: Record<string, unknown>;
  /**
   * The arguments that both rpcs take besides the code. They are hashes, because the database has
   * no key to them.
   */
  who: { number: string; ip_hash: string; user_id: string | null };
  /** The hash of a code for this requester; the same code of another requester has another hash. */
  hashOf: (code: string) => Promise<string>;
};

/** The common start of both functions. Returns a response when there is nothing more to do. */
export async function codeRequest(
  request: Request,
  environment: FunctionEnvironment,
): Promise<CodeRequest | Response> {
  const ended = otherThanPost(request);
  if (ended) return ended;
  const user_id = await userOf(request, environment);
  if (user_id instanceof Response) return user_id;
  const body = await jsonObject(request);
  const given = body?.['whatsapp'];
  // the database reads it; a + says that the country's code is there
  const number = typeof given === 'string' ? given.replaceAll(/[^0-9+]/g, '') : '';
  if (!body || !/^\+?\d{10,15}$/.test(number)) {
    return failed(400, 'invalid_args', { field: 'whatsapp' });
  }
  const service = serviceClient(environment);
  const pepper = environment.setting('HASH_PEPPER');
  if (!service || pepper === null) return failed(503, 'whatsapp_not_configured');
  const ip_hash = await keyedHash(pepper, `ip ${clientIp(request, environment)}`);
  return {
    service,
    body,
    who: { number, ip_hash, user_id },
    hashOf: (code) => keyedHash(pepper, `code ${user_id ?? ip_hash} ${code}`),
  };
}

/** Null for a visitor, who sends the publishable key in place of a token (Spec 1 §7). */
async function userOf(
  request: Request,
  environment: FunctionEnvironment,
): Promise<string | null | Response> {
  const token = bearerToken(request);
  if (token === undefined || token === environment.publishable_key) return null;
  const caller = await signedIn(request, environment);
  return caller instanceof Response ? caller : caller.user_id;
}
