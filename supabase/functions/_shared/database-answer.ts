import { failed } from './answer.ts';

/** What PostgREST says when a call did not go through. */
export interface DatabaseProblem {
  code: string;
  message: string;
  details?: string | null;
}

/** PT4xx is the database's own word with its code as message, 22… a text that it can't store; the rest is a failure of ours. */
export function databaseRefusal({ code, message, details }: DatabaseProblem): Response {
  const status = /^PT(4\d\d)$/.exec(code)?.[1];
  if (status) return failed(Number(status), message, fieldOf(details));
  return code.startsWith('22') ? failed(400, 'invalid_args') : failed(503, 'unavailable');
}

/** `private.refuse` puts {code, field} there. */
function fieldOf(details: string | null | undefined): { field: string } | null {
  try {
    const { field } = JSON.parse(details ?? '') as { field?: unknown };
    return typeof field === 'string' ? { field } : null;
  } catch {
    return null;
  }
}
