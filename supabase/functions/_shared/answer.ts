/** Functions are called from any origin, with a token and never with a cookie. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
};

/** Spec 1 §7: the answer of a function. `error` is a code with a translation. */
type FunctionAnswer = {
  success: boolean;
  error: string | null;
  details: Record<string, unknown> | null;
};

export function succeeded(details: Record<string, unknown>): Response {
  return Response.json({ success: true, error: null, details } satisfies FunctionAnswer, {
    headers: CORS,
  });
}

/** @param details how to correct the request, e.g. `{field}` */
export function failed(
  status: number,
  error: string,
  details: Record<string, unknown> | null = null,
): Response {
  return Response.json({ success: false, error, details } satisfies FunctionAnswer, {
    status,
    headers: CORS,
  });
}

export function preflight(): Response {
  return new Response(null, { status: 204, headers: CORS });
}

/**
 * For a function that accepts only POST. @returns the answer to any other request; null for a POST
 */
export function otherThanPost({ method }: Request): Response | null {
  if (method === 'OPTIONS') return preflight();
  return method === 'POST' ? null : failed(405, 'method_not_allowed');
}
