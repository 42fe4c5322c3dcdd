import type { FunctionEnvironment } from './environment.ts';

/**
 * The header with which a timer authenticates to a function that no person may call (threat T23).
 */
export const SECRET_HEADER = 'x-functions-secret';

/**
 * Whether the request carries FUNCTIONS_SECRET. Always false while it is not set, or shorter than
 * 20 characters.
 */
export async function holdsSecret(
  request: Request,
  environment: FunctionEnvironment,
): Promise<boolean> {
  const secret = environment.setting('FUNCTIONS_SECRET');
  const given = request.headers.get(SECRET_HEADER);
  if (secret === null || secret.length < 20 || given === null) return false;
  return sameText(secret, given);
}

/** Compares digests, all bytes of them, so that the time taken reveals nothing about the secret. */
async function sameText(a: string, b: string): Promise<boolean> {
  const [x, y] = await Promise.all([digestOf(a), digestOf(b)]);
  let difference = 0;
  for (const [i, byte] of x.entries()) difference |= byte ^ (y[i] ?? 0);
  return difference === 0;
}

async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
