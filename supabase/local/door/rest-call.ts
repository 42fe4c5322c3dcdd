import type { ApiProblem } from '../http/api-response.ts';

const NAME = '[a-z_][a-z0-9_]{0,62}';
const NAMES = `${NAME}(,${NAME}){0,63}`;
const RPC = new RegExp(`^/rest/v1/rpc/${NAME}$`);
const TABLE = new RegExp(`^/rest/v1/${NAME}$`);
const SORTED = `${NAME}(\\.(asc|desc))?(\\.(nullsfirst|nullslast))?`;

/** The query options besides filters, with the values that are allowed. */
const OPTIONS = new Map<string, RegExp>(
  Object.entries({
    select: new RegExp(`^(\\*|${NAMES})$`),
    columns: new RegExp(`^${NAMES}$`),
    on_conflict: new RegExp(`^${NAMES}$`),
    order: new RegExp(`^${SORTED}(,${SORTED}){0,7}$`),
    limit: /^\d{1,6}$/,
    offset: /^\d{1,3}$/, // each skipped row is read, and its policies are checked
  }),
);
const COLUMN = new RegExp(`^${NAME}$`);
/**
 * Filters that cost one comparison per row, unlike `match` (a pattern chosen by the sender), `fts`
 * and `like`.
 */
const FILTER = /^(not\.)?((eq|neq|gt|gte|lt|lte|is)\.[^\0]{0,200}|in\.\([^\0]{0,4000}\))$/;
const MOST_PARAMETERS = 12;

export const isRpc = (path: string): boolean => RPC.test(path);

/**
 * Why a call of /rest/v1 is refused, or null. A table is read with plain columns and without
 * embedding: the app needs no more, and with either an anonymous caller could build a query that
 * takes minutes. An rpc is a POST with its arguments in the body.
 */
export function restProblem(
  method: string,
  path: string,
  query: URLSearchParams,
): ApiProblem | null {
  if (isRpc(path)) {
    if (method !== 'POST') return problem(405, 'PGRST101', 'An rpc is called by POST');
    return query.size > 0 ? refused('a query beside an rpc') : null;
  }
  if (!TABLE.test(path)) return problem(404, 'PGRST125', 'Invalid path specified in request URL');
  if (query.size > MOST_PARAMETERS) return refused('the number of parameters');
  for (const [name, value] of query) {
    const option = OPTIONS.get(name);
    if (option ? !option.test(value) : !(COLUMN.test(name) && FILTER.test(value))) {
      return refused(option ? name : 'a filter');
    }
  }
  return null;
}

/** Fixed texts: they repeat neither the request nor the name of what exists. */
const refused = (what: string): ApiProblem =>
  problem(400, 'PGRST100', `Not offered by this server: ${what}`);

const problem = (status: number, code: string, message: string): ApiProblem => ({
  status,
  code,
  message,
});
