import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Takes a patch and its points back, by an administrator. Refusals: not_allowed, patch_not_owned. */
export const revokePatch = defineMutation({
  name: 'revoke_patch@1',
  args: v.object({ user_id: Id, patch_id: Id }),
  lane: ({ user_id }) => `rewards:${user_id}`,
  once: ({ user_id, patch_id }) => `revoke:${user_id}:${patch_id}`,
  effects: () => [],
});
