import type { ApiProblem } from './api-response.ts';

const RPC = /^\/rest\/v1\/rpc\/([a-z_][a-z0-9_]{0,62})$/;

/**
 * The name of the function that a call of /rest/v1 asks for, or why the call is refused. There is
 * nothing else under /rest: a table that anybody may select from also tells how often a value occurs
 * in rows that its policies hide (`Prefer: count=planned`). An rpc is a POST with its arguments in
 * the body.
 */
export function rpcName(method: string, path: string, query: URLSearchParams): string | ApiProblem {
  const [, name] = RPC.exec(path) ?? [];
  // a fixed text: it repeats neither the request nor the name of what exists
  if (name === undefined) return problem(404, 'PGRST125', 'Only /rest/v1/rpc/<function> exists');
  if (method !== 'POST') return problem(405, 'PGRST101', 'An rpc is called by POST');
  if (query.size > 0) return problem(400, 'PGRST100', 'An rpc takes no query');
  return name;
}

const problem = (status: number, code: string, message: string): ApiProblem => ({
  status,
  code,
  message,
});
