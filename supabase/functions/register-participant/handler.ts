import { failed, otherThanPost, succeeded } from '../_shared/answer.ts';
import { signedIn } from '../_shared/caller.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { jsonObject } from '../_shared/json-body.ts';
import { mutate } from '../_shared/mutation.ts';

/** The `args` of the mutation `register@1`, without the event. */
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

/**
 * Registers the caller for an event (Spec 1 §7): POST with a bearer token and the registration
 * fields plus `eventId`. It calls `sync_push` with one `register@1`, like the app's own
 * registration. A caller that repeats a request sends its own `mutation_id` and `operator_id`
 * (UUIDs) and gets the first outcome.
 */
export async function registerParticipant(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const ended = otherThanPost(request);
  if (ended) return ended;
  const caller = await signedIn(request, environment);
  if (caller instanceof Response) return caller;
  const body = await jsonObject(request);
  if (!body) return failed(400, 'invalid_args', { field: 'body' });
  const operator_id = body['operator_id'] ?? crypto.randomUUID();
  const event_id = body['eventId'];
  const given = FIELDS.filter((field) => body[field] !== undefined && body[field] !== '');
  const fields = Object.fromEntries(given.map((field) => [field, body[field]]));
  const args = { operator_id, event_id, ...fields };
  const refused = await mutate(caller, { name: 'register@1', args, id: body['mutation_id'] });
  return refused ?? succeeded({ operator_id, event_id });
}
