import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims that the backend reads. The others are passed on unchanged. */
export type Claims = {
  role: string;
  /** The user's id; absent in a token that belongs to no person. */
  sub?: string;
  /** The id in `auth.sessions`. */
  session_id?: string;
  /** Unix time, seconds. */
  exp: number;
};

export type TokenProblem = 'malformed' | 'bad_signature' | 'expired';

/**
 * Reads an access token (HS256) of this backend.
 * @param now_ms the caller's clock
 */
export function verifyAccessToken(
  token: string,
  { jwt_secret, now_ms }: { jwt_secret: string; now_ms: number },
): Claims | TokenProblem {
  const [header, payload, signature, ...more] = token.split('.');
  if (!header || !payload || !signature || more.length > 0) return 'malformed';
  if (decoded(header)?.['alg'] !== 'HS256') return 'malformed';
  const expected = createHmac('sha256', jwt_secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'bad_signature';
  const claims = decoded(payload);
  if (!claims || typeof claims['role'] !== 'string' || typeof claims['exp'] !== 'number')
    return 'malformed';
  if (claims['exp'] * 1000 <= now_ms) return 'expired';
  return claims as unknown as Claims;
}

/** Reads the claims of a token that this server has just made, without checking its signature. */
export function claimsOf(token: string): Partial<Claims> | null {
  return decoded(token.split('.')[1] ?? '');
}

function decoded(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
