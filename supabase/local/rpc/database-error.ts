/** An error that PostgreSQL reported. */
export type SqlFailure = {
  /** SQLSTATE */
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
};

/** HTTP status by SQLSTATE, the longest prefix first, like PostgREST (its docs, "Errors"). */
const STATUS: Record<string, number> = {
  '08': 503, '09': 500, '0L': 403, '0P': 403, '23503': 409, '23505': 409, '25': 500, '25006': 405, '28': 403, '2D': 500,
  '38': 500, '39': 500, '3B': 500, '40': 500, '42883': 404, '42P01': 404, '42P17': 500, '53': 503, '53400': 500,
  '54': 500, '55': 500, '57': 500, '57P01': 503, '58': 500, F0: 500, HV: 500, P0: 500, P0001: 400, XX: 500,
  55000: 405, // PostgREST says 500, but a read-only view is not the server's fault
}; // prettier-ignore

/** @returns null for an error that is not PostgreSQL's */
export function sqlFailure(error: unknown): SqlFailure | null {
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

/** What a caller in this role gets for it, in PostgREST's shape. */
export function refusedCall(
  { code, message, detail, hint }: SqlFailure,
  { role }: { role: string },
): Response {
  const status = code === '42501' && role === 'anon' ? 401 : statusOf(code);
  return Response.json({ code, message, details: detail, hint }, { status });
}

/** Our own refusals name their status: `PT409`. */
export function statusOf(code: string): number {
  const [, own] = /^PT(\d{3})$/.exec(code) ?? [];
  if (own !== undefined) return /^[2-5]/.test(own) ? Number(own) : 500;
  if (code === '42501') return 403;
  return STATUS[code] ?? STATUS[code.slice(0, 2)] ?? 400;
}

/** Data errors quote the data, so for those only the code is logged. */
export const logLine = ({ code, message }: SqlFailure): string =>
  /^(22|23)/.test(code) ? `sql ${code}` : `sql ${code} ${message}`;
