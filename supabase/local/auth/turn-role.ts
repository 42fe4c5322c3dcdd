import { bearerToken } from '../../functions/_shared/bearer-token.ts';
import type { TurnRole } from '../database/thread/time-limits.ts';
import type { Call } from '../door/call.ts';
import { verifyAccessToken } from './access-token.ts';
import type { Keys } from './keys.ts';

/**
 * The role with which a request uses the database; it determines the time limit. Anything unproven
 * counts as anonymous.
 */
export function turnRole({ request, path }: Call, keys: Keys, now_ms: number): TurnRole {
  if (path.startsWith('/auth/')) return 'auth';
  const token = bearerToken(request);
  if (token === keys.secret_key) return 'service_role';
  if (token === undefined || token.startsWith('sb_')) {
    return request.headers.get('apikey') === keys.secret_key ? 'service_role' : 'anon';
  }
  const claims = verifyAccessToken(token, { jwt_secret: keys.jwt_secret, now_ms });
  const role = typeof claims === 'object' ? claims.role : 'anon';
  return role === 'authenticated' || role === 'service_role' ? role : 'anon';
}
