import { errors, jwtVerify, SignJWT } from 'jose';

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

/** Access tokens stay valid after a sign-out, so their lifetime is short. Unit: seconds. */
export const TOKEN_LIFETIME_S = 900;

export type TokenProblem = 'malformed' | 'bad_signature' | 'expired';

/**
 * Reads an access token (HS256) of this backend.
 * @param now_ms the caller's clock
 */
export async function verifyAccessToken(
  token: string,
  { jwt_secret, now_ms }: { jwt_secret: string; now_ms: number },
): Promise<Claims | TokenProblem> {
  const key = await keyOf(jwt_secret);
  try {
    const { payload } = await jwtVerify<Claims>(token, key, {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      currentDate: new Date(now_ms),
    });
    return typeof payload.role === 'string' ? payload : 'malformed';
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'bad_signature';
    if (error instanceof errors.JOSEError) return 'malformed';
    throw error;
  }
}

/** @param issued_s Unix time, by the caller's clock. Unit: seconds */
export async function signAccessToken(
  claims: Omit<Claims, 'exp'> & { email: string },
  { jwt_secret, issued_s }: { jwt_secret: string; issued_s: number },
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(claims.role)
    .setIssuedAt(issued_s)
    .setExpirationTime(issued_s + TOKEN_LIFETIME_S)
    .sign(await keyOf(jwt_secret));
}

/** By secret. Every request needs its key, and a process has one secret. */
const keys = new Map<string, Promise<CryptoKey>>();

function keyOf(jwt_secret: string): Promise<CryptoKey> {
  const known = keys.get(jwt_secret);
  if (known) return known;
  const bytes = new TextEncoder().encode(jwt_secret);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', bytes, hmac, false, ['sign', 'verify']);
  keys.set(jwt_secret, key);
  return key;
}
