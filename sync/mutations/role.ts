import * as v from 'valibot';
import { roles } from '../records/my-record.ts';
import { Id } from '../records/record.ts';
import { defineMutation, newId } from '../kit/mutation.ts';

/**
 * Makes a person an administrator; if they are one already, nothing changes. By administrators.
 * Only that person's replica holds the role, so nothing is shown before the answer. Refusals:
 * not_allowed, user_not_found, id_reused.
 */
const assignRole = defineMutation({
  name: 'assign_role@1',
  args: v.object({ id: Id, user_id: Id, role: v.picklist(roles) }),
  fill: newId,
  lane: ({ user_id }) => `role:${user_id}`,
  once: ({ user_id, role }) => `assign:${role}:${user_id}`,
  effects: () => [],
});

/**
 * Removes a role from a person, or from myself. By administrators. Refusals: not_allowed,
 * last_admin.
 */
const removeRole = defineMutation({
  name: 'remove_role@1',
  args: v.object({ user_id: Id, role: v.picklist(roles) }),
  lane: ({ user_id }) => `role:${user_id}`,
  once: ({ user_id, role }) => `remove:${role}:${user_id}`,
  effects: () => [],
});

/** The roles that an administrator gives. */
export const roleMutations = {
  [assignRole.name]: assignRole,
  [removeRole.name]: removeRole,
} as const;
