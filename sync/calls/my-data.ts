import * as v from 'valibot';
import { clientOf, type Caller } from '../identity/client.ts';
import { callSignedRpc } from '../identity/signed-call.ts';
import type { Outcome } from '../transport/transport.ts';

/**
 * Everything that the server stores about me, unchanged. Refusals: too_many_requests, after ten in 24
 * hours.
 */
export const exportMyData = (caller: Caller): Promise<Outcome<Record<string, unknown>>> =>
  callSignedRpc(caller, {
    rpc: 'export_my_data',
    body: {},
    answer: v.record(v.string(), v.unknown()),
  });

/**
 * Deletes my account first and my pictures afterwards, so that no picture is deleted when the
 * server refuses. The token stays valid for some minutes after the account is deleted. Refusals:
 * captain_must_hand_over, last_admin, organiser_has_events, wrong_user, and sign_in_again where the
 * session is older than ten minutes.
 */
export async function deleteMyAccount(caller: Caller & { user_id: string }) {
  const outcome = await callSignedRpc(caller, {
    rpc: 'delete_my_account',
    body: { user_id: caller.user_id },
    answer: v.object({ deleted: v.literal(true) }),
  });
  if (outcome.kind === 'ok') await deletePictures(caller);
  return outcome;
}

/** The buckets of supabase/schemas/core/storage.sql except patches, which belong to no single person. */
const BUCKETS = ['arena-images', 'event-images', 'team-logos', 'avatars', 'team-media'] as const;
/** More pictures than anybody may store. */
const MOST = 200;
const Listed = v.array(v.object({ name: v.string() }));

/**
 * A picture that can't be deleted now stays on the server: the account no longer exists, so nobody
 * can try again.
 */
async function deletePictures(caller: Caller & { user_id: string }): Promise<void> {
  const { user_id } = caller;
  const client = await clientOf(caller);
  if (!client) return;
  for (const name of BUCKETS) {
    const bucket = client.storage.from(name);
    const listed = v.safeParse(Listed, (await bucket.list(user_id, { limit: MOST })).data);
    if (!listed.success || listed.output.length === 0) continue;
    await bucket.remove(listed.output.map((file) => `${user_id}/${file.name}`));
  }
}
