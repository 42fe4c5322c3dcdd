import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/**
 * Gives a person a patch, by an administrator. Nothing shows before the server says so: whether the person has it
 * already stands in that person's scope alone.
 * Refusals: not_allowed, user_not_found, patch_not_found, patch_already_owned.
 */
export const assignPatch = defineMutation({
  name: 'assign_patch@1',
  args: v.object({ user_id: Id, patch_id: Id }),
  lane: ({ user_id }) => `rewards:${user_id}`,
  once: ({ user_id, patch_id }) => `assign:${user_id}:${patch_id}`,
  effects: () => [],
});
