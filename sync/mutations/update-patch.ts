import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';
import { patchFields } from './patch-fields.ts';

const someFields = v.partial(v.object(patchFields));

/**
 * Changes named fields of a patch, by an administrator; `base` is what the person saw in them.
 * Refusals: not_allowed, patch_not_found, patch_changed (with the field), patch_in_use (tipo), invalid_args.
 */
export const updatePatch = defineMutation({
  name: 'update_patch@1',
  args: v.object({ id: Id, patch: someFields, base: someFields }),
  lane: ({ id }) => `patch:${id}`,
  effects: ({ id, patch }) => [
    {
      collection: 'patches',
      id,
      change: (row) => row && ({ ...row, ...patch } as typeof row),
    },
  ],
});
