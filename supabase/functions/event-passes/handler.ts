import { signedPass, signingKey, type Pass, type PassKeys } from '#domain/attendance/pass.ts';
import { failed, preflight, succeeded } from '../_shared/answer.ts';
import { signedIn } from '../_shared/caller.ts';
import { databaseRefusal } from '../_shared/database-answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';

/** The answer of `get_pass_places`. */
type Places = { granted: true; at: string; places: Omit<Pass, 'signed_at'>[] } | { granted: false };

/**
 * The passes for the gate. GET, by anybody: `{public_key}`, with which a gate verifies them. POST,
 * by a signed-in person: `{passes}`, of the places that they and whom they registered have in games
 * that are not over, each with its `text` for the QR code.
 */
export async function eventPasses(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'GET' && request.method !== 'POST')
    return failed(405, 'method_not_allowed');
  const keys = passKeys(environment);
  if (!keys) return failed(503, 'passes_not_configured');
  if (request.method === 'GET') return succeeded({ public_key: keys.public_key });
  const caller = await signedIn(request, environment);
  if (caller instanceof Response) return caller;
  const { data, error } = await caller.client.rpc('get_pass_places');
  if (error) return databaseRefusal(error);
  const answer = data as Places;
  if (!answer.granted) return failed(429, 'too_many_requests');
  const key = await signingKey(keys);
  const signed_at = Date.parse(answer.at);
  const signed = answer.places.map(async (place) => ({
    ...place,
    text: await signedPass({ ...place, signed_at }, key),
  }));
  return succeeded({ passes: await Promise.all(signed) });
}

/** The keys that sign passes; null when they are not set. */
function passKeys({ setting }: FunctionEnvironment): PassKeys | null {
  const public_key = setting('PASS_PUBLIC_KEY');
  const private_key = setting('PASS_PRIVATE_KEY');
  return public_key && private_key ? { public_key, private_key } : null;
}
