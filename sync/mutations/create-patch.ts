import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation, unseen } from './mutation.ts';
import { patchFields } from './patch-fields.ts';

/** A new patch, by an administrator. Refusals: not_allowed, invalid_args (with the field), id_reused. */
export const createPatch = defineMutation({
  name: 'create_patch@1',
  args: v.object({ id: Id, ...patchFields }),
  lane: ({ id }) => `patch:${id}`,
  effects: (args, { at }) => [
    {
      collection: 'patches',
      id: args.id,
      change: (row) => row ?? { ...args, created_at: at, ...unseen },
    },
  ],
});
