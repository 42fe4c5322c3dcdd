import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { withToken } from './session.ts';
import { clientOf, type Caller } from './client.ts';
import {
  answerOf,
  ownWords,
  problemOf,
  REQUEST_TIMEOUT_MS,
  type Call,
  type Outcome,
} from '../transport/transport.ts';

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
  { rpc, body, answer }: Pick<Call<Schema>, 'rpc' | 'body' | 'answer'>,
): Promise<Outcome<v.InferOutput<Schema>>> =>
  callAsPerson(caller, answer, (client) => client.rpc(rpc, { p: body }));

type Reply = { readonly data: unknown; readonly error: unknown; readonly status: number };

/** The same for an rpc whose arguments have names of their own. */
export const callAsPerson = <const Schema extends v.GenericSchema>(
  caller: Caller,
  answer: Schema,
  ask: (client: SupabaseClient) => PromiseLike<Reply>,
): Promise<Outcome<v.InferOutput<Schema>>> =>
  withToken(caller, async () => {
    const client = await clientOf(caller);
    if (!client) return { kind: 'transient' };
    const { data, error, status } = await ask(client);
    return error ? problemOf(status, error) : answerOf(answer, data);
  });

type FunctionCall<Schema> = {
  readonly name: string;
  /** Without a body it is a GET. */
  readonly body?: object;
  readonly details: Schema;
  readonly signal?: AbortSignal;
  readonly patience_ms?: number;
};

/**
 * Calls a function of supabase/functions, with this person's token or, for a visitor, the
 * publishable key. It returns a code that has a translation; it throws only when `signal` aborts.
 */
export const callFunction = <const Schema extends v.GenericSchema>(
  caller: Caller,
  { name, body, details, signal, patience_ms = REQUEST_TIMEOUT_MS }: FunctionCall<Schema>,
): Promise<FunctionOutcome<v.InferOutput<Schema>>> =>
  withToken(caller, async () => {
    const client = await clientOf(caller);
    const timeout = AbortSignal.timeout(patience_ms);
    const reply = await client?.functions.invoke<unknown>(name, {
      ...(body ? { body } : { method: 'GET' }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    signal?.throwIfAborted();
    if (!reply?.response) return { kind: 'transient' };
    const { data, error, response } = reply;
    const json: unknown = error ? await response.json().catch(() => null) : data;
    return outcomeOf(response.status, json, details);
  });

/**
 * An answer that our functions never give came from a portal, or from a gateway that could not
 * reach them.
 */
function outcomeOf<const Schema extends v.GenericSchema>(
  status: number,
  json: unknown,
  schema: Schema,
): FunctionOutcome<v.InferOutput<Schema>> {
  const answer = v.safeParse(FunctionAnswer, json);
  if (!answer.success) return { kind: 'transient', ...ownWords(status, json) };
  const { success, error, details } = answer.output;
  if (!success) {
    if (status === 401) return { kind: 'auth' };
    return { kind: 'refused', code: error ?? 'internal', details: details ?? {} };
  }
  const read = v.safeParse(schema, details);
  return read.success ? { kind: 'ok', data: read.output } : { kind: 'version' };
}
