import type { IncomingMessage, ServerResponse } from 'node:http';
import { BACKEND_HEADER } from './api-response.ts';
import { canonicalPath } from './canonical-path.ts';
import { callerOf, hostOf, type Caller } from './caller.ts';
import { apiHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

/** The door's decision about a request before anything else reads it. */
export type Admission =
  | { path: string; caller: Caller }
  | {
      status: number;
      code: 'bad_path' | 'bad_host' | 'unknown_host' | 'bad_method';
      message: string;
    };

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Admits requests that are spelt canonically and meant for this server. An unknown host is another
 * site's name for this machine: a page of that site could read the answers (DNS rebinding).
 */
export function admit(request: IncomingMessage, site: Site): Admission {
  const host = hostOf(request.headers.host);
  if (host === '') return { status: 400, code: 'bad_host', message: 'Malformed Host header' };
  if (!site.hosts.has(host)) {
    const message = 'This server does not answer for that host: SITE_URL or HOSTS names it';
    return { status: 421, code: 'unknown_host', message };
  }
  if (!METHODS.has(request.method ?? '')) {
    return { status: 405, code: 'bad_method', message: 'Method not allowed' };
  }
  const path = canonicalPath(request.url ?? '');
  if (path === null) return { status: 400, code: 'bad_path', message: 'Malformed path' };
  return { path, caller: callerOf(request, site) };
}

export function turnAway(
  response: ServerResponse,
  { status, code, message }: Exclude<Admission, { path: string }>,
): void {
  response.writeHead(status, {
    ...apiHeaders,
    [BACKEND_HEADER]: '1',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  response.end(JSON.stringify({ code, message, details: null, hint: null }));
}
