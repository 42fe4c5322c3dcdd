import { bearerToken } from '#functions/_shared/bearer-token.ts';
import { verifyAccessToken } from '../auth/access-token.ts';
import type { Keys } from '../data-dir/keys.ts';
import { readBody } from '../door/request-body.ts';

export const OBJECTS = '/storage/v1/object/';
const SMALL_BODY_BYTES = 64 * 1024;

/** What a path under `/storage/v1/object/` names. */
export type Place = {
  kind: 'public' | 'list' | 'own';
  bucket: string;
  /** '' for the bucket itself. */
  path: string;
};

/**
 * Reads `<bucket>/<path>`, `public/<bucket>/<path>` and `list/<bucket>`; null for anything else.
 */
export function placeOf(pathname: string): Place | null {
  let parts: string[];
  try {
    parts = pathname.slice(OBJECTS.length).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
  const readable = parts.every((part) => /^[\w.-]{1,100}$/.test(part));
  if (!pathname.startsWith(OBJECTS) || !readable) return null;
  const kind = parts[0] === 'public' || parts[0] === 'list' ? parts[0] : 'own';
  if (kind !== 'own') parts.shift();
  const bucket = parts.shift();
  if (bucket === undefined || (kind === 'public' && parts.length === 0)) return null;
  return { kind, bucket, path: parts.join('/') };
}

/**
 * Who makes the call. An expired token is a case of its own, so that the client refreshes it and
 * retries.
 */
export async function callerOf(
  request: Request,
  { jwt_secret, now_ms }: Pick<Keys, 'jwt_secret'> & { now_ms: number },
): Promise<{ user_id: string } | 'anon' | 'expired'> {
  const token = bearerToken(request);
  if (token === undefined) return 'anon';
  const claims = await verifyAccessToken(token, { jwt_secret, now_ms });
  if (claims === 'expired') return 'expired';
  if (typeof claims === 'string' || claims.role !== 'authenticated' || !claims.sub) return 'anon';
  return { user_id: claims.sub };
}

/** The body as a JSON object, or null. */
export async function jsonOf(request: Request): Promise<Record<string, unknown> | null> {
  const body = await readBody(request, SMALL_BODY_BYTES);
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body ?? new Uint8Array()));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The paths in a remove request, or null when they are invalid. */
export async function prefixesOf(request: Request): Promise<string[] | null> {
  const prefixes = (await jsonOf(request))?.['prefixes'];
  if (!Array.isArray(prefixes) || prefixes.length > 1000) return null;
  const paths = prefixes.filter((one): one is string => typeof one === 'string');
  return paths.length === prefixes.length && !paths.some((one) => one.includes('\0'))
    ? paths
    : null;
}

/** An error in the Storage API's shape. `message` is one of our codes where the refusal is ours. */
export function problem(
  status: number,
  message: string,
  { statusCode = String(status), error = message } = {},
): Response {
  return Response.json({ statusCode, error, message }, { status });
}

export const denied = () =>
  problem(403, 'new row violates row-level security policy', { error: 'Unauthorized' });
export const expired = () =>
  problem(400, '"exp" claim timestamp check failed', { statusCode: '401' });
export const notFound = () =>
  problem(400, 'Object not found', { statusCode: '404', error: 'not_found' });
