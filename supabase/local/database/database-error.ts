import { inspect } from 'node:util';

/** What PostgreSQL says of a failure, as far as a client may hear it. */
interface SqlFailure {
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
}

/** HTTP status by SQLSTATE, the longest prefix first, as PostgREST answers (its docs, "Errors"). */
const STATUS: Record<string, number> = {
  '08': 503, '09': 500, '0L': 403, '0P': 403, '28': 403, '2D': 500, '25': 500, '38': 500, '39': 500, '3B': 500,
  '40': 500, '53': 503, '53400': 500, '54': 500, '55': 500, '57': 500, '57P01': 503, '58': 500, F0: 500, HV: 500,
  P0: 500, P0001: 400, XX: 500,
  55000: 405, // PostgREST says 500; but a view that can't be written is no fault of the server
}; // prettier-ignore

/** What @supabase/lite answers as PostgREST does, by itself. */
const FAITHFUL = /^(PT\d\d\d|PGRST|42|22|21|23502|23503|23505|25006)/;

/**
 * Gives a database error to @supabase/lite in a form that it answers as PostgREST would. By itself it turns
 * RAISE, CHECK, serialization failures and timeouts into 500 `SUP` with the SQLSTATE lost (security.md F5),
 * and logs the statement with its parameters, names and numbers of people included.
 */
export function faithfulError(error: unknown): unknown {
  const failure = sqlFailure(error);
  if (!failure) return withoutStack(error);
  const shown = FAITHFUL.test(failure.code) ? failure : wrapped(failure);
  return { ...shown, [inspect.custom]: () => logLine(failure) };
}

/** A request that lite can't read, or for a table that is not there, is no fault of the code that reads it. */
function withoutStack(error: unknown): unknown {
  if (error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError)) {
    const line = `rest ${error.message.slice(0, 200)}`;
    Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true });
  }
  return error;
}

/** lite answers an error with code PGRST as its message and detail tell it to. */
function wrapped({ code, message, detail, hint }: SqlFailure): SqlFailure {
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status: statusOf(code), headers: {} }),
    hint: null,
  };
}

function statusOf(code: string): number {
  return STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400;
}

/** Data errors quote the data, so of those the log gets the code alone. */
function logLine({ code, message }: SqlFailure): string {
  return /^(22|23)/.test(code) ? `sql ${code}` : `sql ${code} ${message}`;
}

function sqlFailure(error: unknown): SqlFailure | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, message, detail, hint } = error as Record<string, unknown>;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || typeof message !== 'string')
    return null;
  return {
    code,
    message,
    detail: typeof detail === 'string' ? detail : null,
    hint: typeof hint === 'string' ? hint : null,
  };
}
