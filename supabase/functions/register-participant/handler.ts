import { failed, preflight, succeeded } from '../_shared/answer.ts';
import { authenticate, type Caller } from '../_shared/caller.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';

/** As `args` of the mutation `register@1` has them, beside the event. */
const FIELDS = [
  'name',
  'team',
  'whatsapp',
  'invited_by',
  'experience',
  'class',
  'event_team_id',
  'new_team',
];

/** The device that this function is for `sync_push`. */
const DEVICE_ID = '00000000-0000-4000-8000-000000000001';

/** Refusals of `sync_push` as a whole; the refusals of a registration come in its result. */
interface PushProblem {
  code: string;
  message: string;
}

interface PushResult {
  status: 'applied' | 'rejected';
  code?: string;
  field?: string;
}

/**
 * Registers the caller for an event (Spec 1 §7): POST with a bearer token and the registration fields plus
 * `eventId`. The same door as the app's own registration, `sync_push` with one `register@1`.
 * A caller that repeats a request sends its own `mutation_id` and `operator_id` (UUIDs) and gets the first outcome.
 */
export async function registerParticipant(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return failed(405, 'method_not_allowed');
  const caller = await authenticate(request, environment);
  if (caller === 'not_signed_in') return failed(401, caller);
  if (caller === 'unreachable') return failed(503, 'unavailable');
  const body = await jsonObject(request);
  if (!body) return failed(400, 'invalid_args', { field: 'body' });
  return push(caller, body);
}

async function push({ user_id, client }: Caller, body: Record<string, unknown>): Promise<Response> {
  const operator_id = body['operator_id'] ?? crypto.randomUUID();
  const given = FIELDS.filter((field) => body[field] !== undefined && body[field] !== '');
  const mutation = {
    id: body['mutation_id'] ?? crypto.randomUUID(),
    seq: 0,
    name: 'register@1',
    args: {
      operator_id,
      event_id: body['eventId'],
      ...Object.fromEntries(given.map((field) => [field, body[field]])),
    },
  };
  const { data, error } = await client.rpc('sync_push', {
    p: { v: 1, user_id, device_id: DEVICE_ID, mutations: [mutation] },
  });
  if (error) return refusal(error);
  const result = (data as { results: PushResult[] }).results[0];
  if (result?.status === 'applied') return succeeded({ operator_id, event_id: body['eventId'] });
  return failed(409, result?.code ?? 'internal', result?.field ? { field: result.field } : null);
}

/** PT4xx is the database's own word with its code as message, 22… a text that it can't store; the rest is a failure of ours. */
function refusal({ code, message }: PushProblem): Response {
  const status = /^PT(4\d\d)$/.exec(code)?.[1];
  if (status) return failed(Number(status), message);
  return code.startsWith('22') ? failed(400, 'invalid_args') : failed(502, 'unavailable');
}

async function jsonObject(request: Request): Promise<Record<string, unknown> | null> {
  try {
    const value: unknown = await request.json();
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
