import type { TurnTaker } from '../auth/turn-taker.ts';
import { beginningAs } from '../database/on-turns.ts';
import type { ThreadDriver } from '../database/thread/thread-driver.ts';
import type { Statement } from '../database/thread/thread-messages.ts';
import { restError } from '../door/api-response.ts';
import { logLine, refusedCall, sqlFailure, statusOf } from './database-error.ts';
import { callOf, fitting, functionsNamed, type Arguments } from './declared-functions.ts';

export type RpcCall = {
  /** As in the path. */
  name: string;
  headers: Headers;
  /** JSON: an object with the named arguments, or nothing. */
  body: Uint8Array;
  caller: TurnTaker;
};

type Session = Pick<ThreadDriver, 'query'>;

/**
 * Answers `POST /rest/v1/rpc/<name>` like PostgREST: one transaction with the caller's role and
 * claims, in which one function of schema `public` runs. The caller has the turn.
 *
 * 200 with the answer as JSON: a value, of `setof` and `table` a list; 204 of a void function.
 * PGRST102 (400): the body is no object. PGRST106, PGRST107 (406): another schema, another type than
 * JSON. PGRST202 (404): no such function with these arguments. PGRST203 (300): several. A SQLSTATE:
 * the database's refusal, with its status (`database-error.ts`).
 */
export async function answerRpc(session: Session, call: RpcCall): Promise<Response> {
  const refused = refusedHeaders(call.headers);
  if (refused) return refused;
  const given = argumentsOf(call.body);
  if (!given) return restError(400, 'PGRST102', 'The arguments of an rpc are a JSON object');
  const [called, ...others] = fitting(await functionsNamed(session, call.name), given);
  if (!called) {
    const message = `Could not find the function public.${call.name} with these arguments`;
    return restError(404, 'PGRST202', message);
  }
  if (others.length > 0)
    return restError(300, 'PGRST203', 'Several functions take these arguments');
  try {
    const answer = await run(session, callOf(called, given), call);
    return called.is_void ? new Response(null, { status: 204 }) : answered(answer);
  } catch (error) {
    const failure = sqlFailure(error);
    if (!failure) throw error;
    if (statusOf(failure.code) >= 500) console.error('rpc', logLine(failure));
    return refusedCall(failure, call.caller);
  }
}

const answered = (json: string | null): Response =>
  new Response(json ?? 'null', { headers: { 'content-type': 'application/json; charset=utf-8' } });

async function run(
  { query }: Session,
  { sql, params }: Statement,
  { caller: { claims }, headers }: RpcCall,
): Promise<string | null> {
  try {
    // one message with what comes before it: each message takes a way to the database and back
    const before = beginningAs(claims, Object.fromEntries(headers));
    const { rows } = await query<{ answer: string | null }>(sql, params, before);
    await query('commit');
    return rows[0]?.answer ?? null;
  } catch (error) {
    await query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Another schema, or another form of answer, than PostgREST would read in them. */
function refusedHeaders(headers: Headers): Response | null {
  const schema = headers.get('content-profile') ?? 'public';
  if (schema !== 'public') return restError(406, 'PGRST106', 'Only the schema public is exposed');
  const accepted = headers.get('accept') ?? '*/*';
  return /(^|[,\s])(application\/json|application\/\*|\*\/\*)\s*(;|,|$)/.test(accepted)
    ? null
    : restError(406, 'PGRST107', 'An rpc answers JSON only');
}

function argumentsOf(body: Uint8Array): Arguments | null {
  const json = new TextDecoder().decode(body).trim() || '{}';
  if (!json.startsWith('{')) return null;
  try {
    return { json, names: Object.keys(JSON.parse(json) as object) };
  } catch {
    return null;
  }
}
