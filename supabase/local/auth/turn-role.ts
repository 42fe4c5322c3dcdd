import { bearerToken } from '../../functions/_shared/bearer-token.ts';
import type { TurnRole } from '../database/thread/time-limits.ts';
import type { Call } from '../door/call.ts';
import { verifyAccessToken, type TokenProblem } from './access-token.ts';
import type { Keys } from './keys.ts';

/** Who uses the database for a request. */
export type TurnTaker = {
  /** Determines the time limit. */
  role: TurnRole;
  /** The id of the signed-in person. */
  account: string | null;
};

/** Of a request to Auth, whose tokens lite checks. */
export const AUTH_TURN: TurnTaker = { role: 'auth', account: null };

/** Says what is wrong with a token. Anything else that proves nothing counts as anonymous. */
export async function turnTaker(
  { request }: Call,
  keys: Keys,
  now_ms: number,
): Promise<TurnTaker | TokenProblem> {
  const token = bearerToken(request);
  if (token === keys.secret_key) return nobody('service_role');
  if (token === undefined || token.startsWith('sb_')) {
    return nobody(request.headers.get('apikey') === keys.secret_key ? 'service_role' : 'anon');
  }
  const claims = await verifyAccessToken(token, { jwt_secret: keys.jwt_secret, now_ms });
  if (typeof claims === 'string') return claims;
  if (claims.role === 'service_role') return nobody('service_role');
  if (claims.role !== 'authenticated') return nobody('anon');
  return { role: 'authenticated', account: claims.sub ?? null };
}

const nobody = (role: TurnRole): TurnTaker => ({ role, account: null });
