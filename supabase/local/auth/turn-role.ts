import { bearerToken } from '../../functions/_shared/bearer-token.ts';
import type { TurnRole } from '../database/thread/time-limits.ts';
import type { Call } from '../door/call.ts';
import { verifyAccessToken } from './access-token.ts';
import type { Keys } from './keys.ts';

/** Who uses the database for a request. */
export type TurnTaker = {
  /** Determines the time limit. */
  role: TurnRole;
  /** The id of the signed-in person. */
  account: string | null;
};

/** Anything unproven counts as anonymous. */
export function turnTaker({ request, path }: Call, keys: Keys, now_ms: number): TurnTaker {
  if (path.startsWith('/auth/')) return nobody('auth');
  const token = bearerToken(request);
  if (token === keys.secret_key) return nobody('service_role');
  if (token === undefined || token.startsWith('sb_')) {
    return nobody(request.headers.get('apikey') === keys.secret_key ? 'service_role' : 'anon');
  }
  const claims = verifyAccessToken(token, { jwt_secret: keys.jwt_secret, now_ms });
  if (typeof claims !== 'object') return nobody('anon');
  if (claims.role === 'service_role') return nobody('service_role');
  if (claims.role !== 'authenticated') return nobody('anon');
  return { role: 'authenticated', account: claims.sub ?? null };
}

const nobody = (role: TurnRole): TurnTaker => ({ role, account: null });
