import { failed, preflight, succeeded } from '../_shared/answer.ts';
import { signedIn, type Caller } from '../_shared/caller.ts';
import { databaseRefusal } from '../_shared/database-answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { jsonObject } from '../_shared/json-body.ts';
import { mutate } from '../_shared/mutation.ts';

/**
 * The fields of an advertisement that an administrator writes (Spec 1 §3); the database checks
 * each.
 */
const FIELDS = [
  'title',
  'description',
  'image_url',
  'link_url',
  'sponsor_name',
  'is_active',
  'priority',
  'location',
  'start_date',
  'end_date',
];

/**
 * Advertisements for administrators (Spec 1 §7): GET all, or ?id= with its days, POST fields, PUT ?id= fields,
 * DELETE ?id=, with a bearer token. Writes are the app's own mutations, with the caller's rights.
 */
export async function manageAds(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  const run = METHODS[request.method];
  if (!run) return failed(405, 'method_not_allowed');
  const caller = await signedIn(request, environment);
  if (caller instanceof Response) return caller;
  const admin = await caller.client.rpc('has_role', { user_id: caller.user_id, role: 'admin' });
  if (admin.error) return databaseRefusal(admin.error);
  if (admin.data !== true) return failed(403, 'not_allowed');
  const id = new URL(request.url).searchParams.get('id');
  if (id !== null && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) {
    return failed(400, 'invalid_args', { field: 'id' });
  }
  return run({ request, caller, id });
}

type AdCall = {
  request: Request;
  caller: Caller;
  id: string | null;
};

const METHODS: Record<string, (call: AdCall) => Promise<Response>> = {
  GET: read,
  POST: create,
  PUT: update,
  DELETE: remove,
};

async function read({ caller: { client }, id }: AdCall): Promise<Response> {
  const { data, error } = await client.rpc('list_advertisements', { ad_id: id });
  if (error) return databaseRefusal(error);
  const ads = data as object[];
  if (id === null) return succeeded({ ads });
  if (!ads[0]) return failed(404, 'advertisement_not_found');
  const counted_days = await client.rpc('advertisement_days', { p: { id } });
  if (counted_days.error) return databaseRefusal(counted_days.error);
  return succeeded({ ad: { ...ads[0], ...(counted_days.data as object) } });
}

async function create({ request, caller }: AdCall): Promise<Response> {
  const fields = await fieldsOf(request);
  if (!fields) return failed(400, 'invalid_args', { field: 'body' });
  const id = crypto.randomUUID();
  const refused = await mutate(caller, { name: 'create_advertisement@1', args: { id, ...fields } });
  return refused ?? succeeded({ id });
}

async function update({ request, caller, id }: AdCall): Promise<Response> {
  const patch = await fieldsOf(request);
  if (!patch || id === null) return failed(400, 'invalid_args', { field: patch ? 'id' : 'body' });
  const args = { id, patch, base: {} }; // the caller says nothing of what it saw
  const refused = await mutate(caller, { name: 'update_advertisement@1', args });
  return refused ?? succeeded({ id });
}

async function remove({ caller, id }: AdCall): Promise<Response> {
  if (id === null) return failed(400, 'invalid_args', { field: 'id' });
  const refused = await mutate(caller, { name: 'delete_advertisement@1', args: { id } });
  return refused ?? succeeded({ id });
}

/** The fields of an advertisement; columns that the database counts or stamps are ignored. */
async function fieldsOf(request: Request): Promise<Record<string, unknown> | null> {
  const body = await jsonObject(request);
  if (!body) return null;
  return Object.fromEntries(
    FIELDS.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]),
  );
}
