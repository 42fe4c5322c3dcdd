/** Tells the app that an answer comes from its backend and not from a captive portal. */
export const BACKEND_HEADER = 'x-qg-backend';

const ALLOWED_METHODS = 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD';
const EXPOSED = ['retry-after', 'date', BACKEND_HEADER];

/** An error in PostgREST's shape. */
export function restError(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}

/** An error in GoTrue's shape. */
export function authError(status: number, error_code: string, msg: string): Response {
  const headers = { 'x-sb-error-code': error_code };
  return Response.json({ code: status, error_code, msg }, { status, headers });
}

export type ApiProblem = {
  status: number;
  code: string;
  message: string;
};

/** An error in the shape that the path's client expects. */
export function apiError(path: string, { status, code, message }: ApiProblem): Response {
  return path.startsWith('/auth/')
    ? authError(status, code, message)
    : restError(status, code, message);
}

/** The answer to a browser's preflight request before a cross-origin call. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': ALLOWED_METHODS,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '86400',
    },
  });
}

/** Every answer of the API passes through here. */
export async function finished(response: Response, path: string): Promise<Response> {
  const answer = response.status >= 500 ? await withoutDetails(response, path) : response;
  const headers = new Headers(answer.headers);
  headers.set(BACKEND_HEADER, '1');
  headers.set('cache-control', 'no-store');
  headers.set('access-control-allow-origin', '*');
  headers.delete('access-control-allow-credentials'); // meaningless beside `*`
  headers.set('access-control-expose-headers', EXPOSED.join(', '));
  return new Response(answer.body, { status: answer.status, headers });
}

/** Reduces an internal error to its code: the text could contain SQL, or another person's data. */
async function withoutDetails(response: Response, path: string): Promise<Response> {
  const clean = cleanError(path, response.status, codesOf(await response.text()));
  const retry_after = response.headers.get('retry-after');
  if (retry_after) clean.headers.set('retry-after', retry_after);
  return clean;
}

function cleanError(path: string, status: number, { code, error }: Codes): Response {
  if (path.startsWith('/auth/')) return authError(status, 'unexpected_failure', 'Internal error');
  if (path.startsWith('/functions/') && error) {
    return Response.json({ success: false, error, details: null }, { status });
  }
  return restError(status, code ?? 'internal', 'Internal error');
}

type Codes = {
  /** A SQLSTATE or a code of PostgREST's. */
  code?: string;
  /** The error code of one of our functions (Spec 1 §7). */
  error?: string;
};

function codesOf(text: string): Codes {
  try {
    const { code, error } = (JSON.parse(text) ?? {}) as { code?: unknown; error?: unknown };
    return {
      ...(typeof code === 'string' && /^[0-9A-Z]{3,8}$/.test(code) ? { code } : {}),
      ...(typeof error === 'string' && /^[a-z_]{3,40}$/.test(error) ? { error } : {}),
    };
  } catch {
    return {}; // not JSON: nothing worth keeping
  }
}
