import { bearerToken } from '#functions/_shared/bearer-token.ts';
import type { TurnRole } from '../database/thread/time-limits.ts';
import type { Call } from '../door/call.ts';
import { verifyAccessToken, type Claims, type TokenProblem } from './access-token.ts';
import { keyRole, type Keys } from '../data-dir/keys.ts';

/** Who uses the database for a call of an rpc. */
export type TurnTaker = {
  /** Determines the time limit. */
  role: Exclude<TurnRole, 'auth'>;
  /** The id of the signed-in person. */
  account: string | null;
  /** What the database reads of them, in `request.jwt.claims`. */
  claims: { role: string } & Partial<Claims>;
};

/** Says what is wrong with a token or a key. Without a token the key decides. */
export async function turnTaker(
  { request }: Call,
  keys: Keys,
  now_ms: number,
): Promise<TurnTaker | TokenProblem | 'no_key'> {
  const by_key = keyRole(request, keys);
  if (by_key === null) return 'no_key';
  const token = bearerToken(request);
  // the client sends its key as the token of nobody
  if (token === undefined || token.startsWith('sb_')) return nobody({ role: by_key });
  const claims = await verifyAccessToken(token, { jwt_secret: keys.jwt_secret, now_ms });
  if (typeof claims === 'string') return claims;
  const { role, sub = null } = claims;
  if (role === 'authenticated') return { role, account: sub, claims };
  return role === 'anon' || role === 'service_role' ? nobody({ ...claims, role }) : 'malformed';
}

const nobody = (claims: TurnTaker['claims'] & Pick<TurnTaker, 'role'>): TurnTaker => ({
  role: claims.role,
  account: null,
  claims,
});
