import { inspect } from 'node:util';

/** The parts of a PostgreSQL error that a client may see. */
type SqlFailure = {
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
};

/** HTTP status by SQLSTATE, the longest prefix first, like PostgREST (its docs, "Errors"). */
const STATUS: Record<string, number> = {
  '08': 503, '09': 500, '0L': 403, '0P': 403, '28': 403, '2D': 500, '25': 500, '38': 500, '39': 500, '3B': 500,
  '40': 500, '53': 503, '53400': 500, '54': 500, '55': 500, '57': 500, '57P01': 503, '58': 500, F0: 500, HV: 500,
  P0: 500, P0001: 400, XX: 500,
  55000: 405, // PostgREST says 500, but a read-only view is not the server's fault
}; // prettier-ignore

/** What @supabase/lite itself answers like PostgREST. */
const FAITHFUL = /^(PT\d\d\d|PGRST|42|22|21|23502|23503|23505|25006)/;

/**
 * Converts a database error into a form that @supabase/lite answers like PostgREST. lite itself
 * turns RAISE, CHECK, serialization failures and timeouts into 500 `SUP` without the SQLSTATE
 * (finding F5), and logs the statement with its parameters, names and numbers of people
 * included.
 */
export function faithfulError(error: unknown): unknown {
  const failure = sqlFailure(error);
  if (!failure) return withoutStack(error);
  const shown = FAITHFUL.test(failure.code) ? failure : wrapped(failure);
  return { ...shown, [inspect.custom]: () => logLine(failure) };
}

/**
 * A request that lite can't parse, or for an unknown table, is the caller's mistake: its stack is
 * not logged.
 */
function withoutStack(error: unknown): unknown {
  if (error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError)) {
    const line = `rest ${error.message.slice(0, 200)}`;
    Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true });
  }
  return error;
}

/**
 * lite answers an error with code PGRST with the status and body that its message and detail
 * contain.
 */
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

/** Data errors quote the data, so for those only the code is logged. */
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
