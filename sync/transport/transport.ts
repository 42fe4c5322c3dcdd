import * as v from 'valibot';

/**
 * Where the server is, and the key that identifies this app. The page passes it on to the service
 * worker.
 */
export type ServerConfig = { readonly url: string; readonly publishable_key: string };

/**
 * The outcome of a call. It is decided by SQLSTATE or code, never by message text or HTTP status
 * alone: a captive portal answers 200, an RLS denial 204, a temporary server error 500 (findings
 * F5, F6). refused: the database refused the call as a whole; `code` has a translation. `said`: the
 * server's own words for an error that we have none for.
 */
export type Outcome<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | { readonly kind: 'transient'; readonly retry_after_ms?: number; readonly said?: string }
  | { readonly kind: 'auth' }
  | { readonly kind: 'version' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'refused'; readonly code: string; readonly field?: string };

export const REQUEST_TIMEOUT_MS = 15_000;

const Problem = v.object({
  code: v.union([v.string(), v.number()]),
  message: v.optional(v.string(), ''),
  details: v.optional(v.nullable(v.string())),
  error_code: v.optional(v.string()),
});
const WaitDetails = v.object({ retry_after_s: v.number() });
const RefusalDetails = v.object({ code: v.string(), field: v.nullish(v.string()) });

/** PostgREST's codes for a token that is missing, malformed or expired, and our own. */
const AUTH_CODES = new Set(['PGRST301', 'PGRST302', 'PGRST303', 'PT401', 'bad_jwt', '401']);
/** This app expects functions that this server does not have. */
const VERSION_CODES = new Set(['PGRST202', 'PGRST205']);
/** The server can't read the request itself, so a retry would not help. */
const MALFORMED = /^(22|23|PGRST1|PT4(00|22))/;

export type Call<Schema extends v.GenericSchema> = {
  readonly rpc: string;
  readonly body: object;
  readonly token: string | null;
  readonly answer: Schema;
  readonly signal?: AbortSignal | undefined;
};

/** One authenticated rpc; server, token and signal are bound already. */
export type Rpc = <const Schema extends v.GenericSchema>(
  rpc: string,
  body: object,
  answer: Schema,
) => Promise<Outcome<v.InferOutput<Schema>>>;

/**
 * Makes one rpc. Never throws for a failure of the network or the server; throws only when `signal`
 * aborts.
 */
export async function callRpc<const Schema extends v.GenericSchema>(
  server: ServerConfig,
  call: Call<Schema>,
): Promise<Outcome<v.InferOutput<Schema>>> {
  // each of our rpcs has one parameter, `p`
  const reply = await request(server, `/rest/v1/rpc/${call.rpc}`, {
    ...call,
    body: { p: call.body },
  });
  if (!reply) return { kind: 'transient' };
  const { response, json } = reply;
  return response.ok
    ? answerOf(call.answer, json)
    : problemOf(response.status, json, retryAfter(response));
}

/** JSON of another shape is a portal's: our server answers an rpc as both sides know it. */
export function answerOf<const Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): Outcome<v.InferOutput<Schema>> {
  const answer = v.safeParse(schema, json);
  return answer.success ? { kind: 'ok', data: answer.output } : { kind: 'transient' };
}

/** @returns undefined when no answer came, or one that is not our server's JSON */
export async function request(
  server: ServerConfig,
  path: string,
  {
    body,
    token,
    signal,
    timeout_ms = REQUEST_TIMEOUT_MS,
  }: {
    body: object;
    token: string | null;
    signal?: AbortSignal | undefined;
    timeout_ms?: number;
  },
): Promise<{ response: Response; json: unknown } | undefined> {
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeout_ms);
  try {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: server.publishable_key,
        // explicit, so that a lost session never becomes an anonymous request (finding F2)
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      cache: 'no-store',
      redirect: 'error', // captive portals redirect, our server does not
    });
    // the proxy in front of the server sends 413 with an HTML body
    if (response.status === 413) return { response, json: null };
    const json: unknown = await response.json();
    return { response, json };
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

/** What PostgREST says in place of an answer. */
export function problemOf(
  status: number,
  json: unknown,
  pause: ReturnType<typeof retryAfter> = {},
): Outcome<never> {
  const problem = v.safeParse(Problem, json);
  if (status === 429) {
    const details = problem.success ? problem.output.details : undefined;
    return { kind: 'transient', ...pauseOf(details), ...pause };
  }
  if (status === 413) return { kind: 'too_large' };
  if (!problem.success) return { kind: 'transient' };
  const code = String(problem.output.code);
  // 42501 with 401 means that the token was lost on the way and the request ran as the anonymous
  // role
  if (AUTH_CODES.has(code) || (status === 401 && code === '42501')) return { kind: 'auth' };
  if (VERSION_CODES.has(code)) return { kind: 'version' };
  if (code === 'PT409') return refusalOf(problem.output.details, problem.output.message);
  if (code === '42501') return { kind: 'refused', code: 'not_allowed' };
  if (MALFORMED.test(code)) return { kind: 'refused', code: 'invalid_args' };
  return { kind: 'transient', ...pause, ...ownWords(status, json) };
}

/** What fits on a screen: a server may answer with anything. */
const LONGEST_SAID = 200;

/** The codes of a server that is busy or away for now. Its words would not help the person. */
const AWAY = /^(08|40|53|55|57|PGRST0)/;
const AWAY_STATUS: readonly number[] = [502, 503, 504];

/** The server's own words for an error that the app has no text for. */
export function ownWords(status: number, json: unknown): { said?: string } {
  const problem = v.safeParse(Problem, json);
  if (status < 400 || AWAY_STATUS.includes(status) || !problem.success) return {};
  const { code, message } = problem.output;
  const said = AWAY.test(String(code)) ? '' : message.trim().slice(0, LONGEST_SAID);
  return said ? { said } : {};
}

function refusalOf(details: string | null | undefined, message: string): Outcome<never> {
  try {
    const { code, field } = v.parse(RefusalDetails, JSON.parse(details ?? ''));
    return { kind: 'refused', code, ...(field ? { field } : {}) };
  } catch {
    return { kind: 'refused', code: message }; // the message of a PT409 is its code
  }
}

const retryAfter = (response: Response): { retry_after_ms?: number } =>
  pauseFor(Number(response.headers.get('retry-after')));

/** Of our own PT429, which says it in its details: PostgREST writes no header for it. */
function pauseOf(details: string | null | undefined): { retry_after_ms?: number } {
  try {
    return pauseFor(v.parse(WaitDetails, JSON.parse(details ?? '')).retry_after_s);
  } catch {
    return {};
  }
}

const pauseFor = (seconds: number): { retry_after_ms?: number } =>
  seconds > 0 ? { retry_after_ms: Math.min(seconds, 300) * 1000 } : {};
