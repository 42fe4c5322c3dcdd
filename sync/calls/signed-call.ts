import * as v from 'valibot';
import type { Engine } from '../sync-round.ts';
import { accessToken } from '../identity/session.ts';
import { callRpc, request, type Call, type Outcome } from './transport.ts';

/** Who makes the call: the person of an open account, or an anonymous visitor. */
export type Caller = Pick<Engine, 'source' | 'user_id'>;

/** `details` of a refusal say how to correct the request, e.g. `{field}` or `{retry_after_s}`. */
export type FunctionOutcome<Details> =
  | Exclude<Outcome<Details>, { kind: 'refused' }>
  | { readonly kind: 'refused'; readonly code: string; readonly details: FunctionDetails };

type FunctionDetails = Readonly<Record<string, unknown>>;

/** The shape in which every function of supabase/functions answers (Spec 1 §7). */
const FunctionAnswer = v.object({
  success: v.boolean(),
  error: v.nullable(v.string()),
  details: v.nullable(v.record(v.string(), v.unknown())),
});

/**
 * Calls an rpc outside the replication with this person's token. Never throws for a network
 * failure.
 */
export const callSignedRpc = <const Schema extends v.GenericSchema>(
  caller: Caller,
  call: Omit<Call<Schema>, 'token'>,
): Promise<Outcome<v.InferOutput<Schema>>> =>
  withToken(caller, (token) => callRpc(caller.source.server, { ...call, token }));

/**
 * Calls a function of supabase/functions by POST, with this person's token or, for a visitor, the
 * publishable key. It returns a code that has a translation; it never throws for a failure of the
 * network or the server.
 */
export function callFunction<const Schema extends v.GenericSchema>(
  caller: Caller,
  call: { name: string; body: object; details: Schema; signal?: AbortSignal },
): Promise<FunctionOutcome<v.InferOutput<Schema>>> {
  const { server } = caller.source;
  const path = `/functions/v1/${call.name}`;
  return withToken(caller, async (token) => {
    const sent = { ...call, token: token ?? server.publishable_key };
    const reply = await request(server, path, sent);
    return outcomeOf(reply, call.details);
  });
}

/**
 * An answer that our functions never give came from a portal, or from a gateway that could not
 * reach them.
 */
function outcomeOf<const Schema extends v.GenericSchema>(
  reply: Awaited<ReturnType<typeof request>>,
  schema: Schema,
): FunctionOutcome<v.InferOutput<Schema>> {
  const answer = v.safeParse(FunctionAnswer, reply?.json);
  if (!reply || !answer.success) return { kind: 'transient' };
  const { success, error, details } = answer.output;
  if (!success) {
    if (reply.response.status === 401) return { kind: 'auth' };
    return { kind: 'refused', code: error ?? 'internal', details: details ?? {} };
  }
  const read = v.safeParse(schema, details);
  return read.success ? { kind: 'ok', data: read.output } : { kind: 'version' };
}

/**
 * Calls with a token that should be valid. If the server rejects it, refreshes the token and calls
 * once more.
 */
export async function withToken<Answer extends { readonly kind: string }>(
  { source, user_id }: Caller,
  call: (token: string | null) => Promise<Answer>,
): Promise<Answer | { readonly kind: 'auth' | 'transient' }> {
  if (user_id === null) return call(null);
  let stale: string | undefined;
  for (;;) {
    const token = await accessToken(source, user_id, stale);
    if (token.kind === 'unreachable') return { kind: 'transient' };
    if (token.kind !== 'token') return { kind: 'auth' };
    const answer = await call(token.access_token);
    if (answer.kind !== 'auth' || stale) return answer;
    stale = token.access_token;
  }
}
