import { failed } from './answer.ts';

/** PostgREST's error for a failed call. */
export type DatabaseProblem = {
  code: string;
  message: string;
  details?: string | null;
};

/**
 * PT4xx is a refusal of the database, with its code as message; 22… is a text that it can't store;
 * anything else is an error of ours.
 */
export function databaseRefusal({ code, message, details }: DatabaseProblem): Response {
  const status = /^PT(4\d\d)$/.exec(code)?.[1];
  if (status) return failed(Number(status), message, fieldOf(details));
  return code.startsWith('22') ? failed(400, 'invalid_args') : failed(503, 'unavailable');
}

/** `private.refuse` stores {code, field} there. */
function fieldOf(details: string | null | undefined): { field: string } | null {
  try {
    const { field } = JSON.parse(details ?? '') as { field?: unknown };
    return typeof field === 'string' ? { field } : null;
  } catch {
    return null;
  }
}
