import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/**
 * Deletes a patch that nobody has, and its codes, by an administrator.
 * Refusals: not_allowed, patch_not_found, patch_in_use.
 */
export const deletePatch = defineMutation({
  name: 'delete_patch@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `patch:${id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'patches', id, change: () => undefined }],
});
