import * as v from 'valibot';
import { accessToken } from '../identity/session.ts';
import { callSignedRpc, type Caller } from './signed-call.ts';
import { REQUEST_TIMEOUT_MS, type Outcome, type ServerConfig } from './transport.ts';

/** Everything that the server stores about me, unchanged. Refusals: too_many_requests. */
export const exportMyData = (caller: Caller): Promise<Outcome<Record<string, unknown>>> =>
  callSignedRpc(caller, {
    rpc: 'export_my_data',
    body: {},
    answer: v.record(v.string(), v.unknown()),
  });

/**
 * Deletes my account first and my pictures afterwards, so that a refusal does not cost the
 * pictures. The token stays valid for some minutes after the account is deleted. Refusals:
 * captain_must_hand_over, last_admin, organiser_has_events, wrong_user.
 */
export async function deleteMyAccount(caller: Caller & { user_id: string }) {
  const { source, user_id } = caller;
  const outcome = await callSignedRpc(caller, {
    rpc: 'delete_my_account',
    body: { user_id },
    answer: v.object({ deleted: v.literal(true) }),
  });
  if (outcome.kind === 'ok') {
    const token = await accessToken(source, user_id);
    if (token.kind === 'token') {
      await deletePictures({ server: source.server, token: token.access_token }, user_id);
    }
  }
  return outcome;
}

/** The buckets of migrations/*_storage.sql except patches, which belong to no single person. */
const BUCKETS = ['arena-images', 'event-images', 'team-logos', 'avatars'] as const;
/** More pictures than anybody may store. */
const MOST = 200;
const Listed = v.array(v.object({ name: v.string() }));

type Storage = { readonly server: ServerConfig; readonly token: string };

/**
 * A picture that can't be deleted now stays: the account no longer exists, so there is no later
 * attempt.
 */
async function deletePictures(storage: Storage, user_id: string): Promise<void> {
  for (const bucket of BUCKETS) {
    const listed = await ask(storage, `list/${bucket}`, {
      method: 'POST',
      body: { prefix: user_id, limit: MOST },
    });
    const files = v.safeParse(Listed, listed);
    if (!files.success || files.output.length === 0) continue;
    const prefixes = files.output.map(({ name }) => `${user_id}/${name}`);
    await ask(storage, bucket, { method: 'DELETE', body: { prefixes } });
  }
}

async function ask(
  { server, token }: Storage,
  path: string,
  { method, body }: { method: 'POST' | 'DELETE'; body: object },
): Promise<unknown> {
  try {
    const response = await fetch(`${server.url}/storage/v1/object/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        apikey: server.publishable_key,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      redirect: 'error',
    });
    return await response.json();
  } catch {
    return null;
  }
}
