import * as v from 'valibot';
import { roles } from '../records/my-record.ts';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Takes a role from somebody, or from myself. By administrators. Refusals: not_allowed, last_admin. */
export const removeRole = defineMutation({
  name: 'remove_role@1',
  args: v.object({ user_id: Id, role: v.picklist(roles) }),
  lane: ({ user_id }) => `role:${user_id}`,
  once: ({ user_id, role }) => `remove:${role}:${user_id}`,
  effects: () => [],
});
