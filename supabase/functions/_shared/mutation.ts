import { failed } from './answer.ts';
import type { Caller } from './caller.ts';
import { databaseRefusal } from './database-answer.ts';

/** The device id of the functions in `sync_push`. */
const DEVICE_ID = '00000000-0000-4000-8000-000000000001';

type PushResult = {
  status: 'applied' | 'rejected';
  code?: string;
  field?: string;
};

/** A refusal has status 409, except for these. */
const STATUS: Record<string, number> = { not_allowed: 403, advertisement_not_found: 404 };

export type FunctionMutation = {
  /** `name@version`. */
  name: string;
  args: Record<string, unknown>;
  /** Sent by a caller that repeats a request: it gets the first outcome. */
  id?: unknown;
};

/**
 * Sends one mutation for the caller, with the caller's own rights, by the same rpc as the app.
 * @returns null when it was applied, else the answer to give
 */
export async function mutate(
  { user_id, client }: Caller,
  { name, args, id }: FunctionMutation,
): Promise<Response | null> {
  const mutation = { id: id ?? crypto.randomUUID(), seq: 0, name, args };
  const { data, error } = await client.rpc('sync_push', {
    p: { v: 1, user_id, device_id: DEVICE_ID, mutations: [mutation] },
  });
  if (error) return databaseRefusal(error);
  const result = (data as { results: PushResult[] }).results[0];
  if (result?.status === 'applied') return null;
  const code = result?.code ?? 'internal';
  return failed(STATUS[code] ?? 409, code, result?.field ? { field: result.field } : null);
}
