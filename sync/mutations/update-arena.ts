import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { arenaFields } from './arena-fields.ts';
import { defineMutation } from './mutation.ts';

const someFields = v.partial(v.object(arenaFields));

/**
 * Changes named fields: of my arena while it waits, of any as an administrator. `base` is what the person saw.
 * Refusals: arena_not_found, not_allowed, arena_changed (with the field), invalid_args.
 */
export const updateArena = defineMutation({
  name: 'update_arena@1',
  args: v.object({ id: Id, patch: someFields, base: someFields }),
  lane: ({ id }) => `arena:${id}`,
  effects: ({ id, patch }) => [
    {
      collection: 'arenas',
      id,
      change: (row) => row && ({ ...row, ...patch } as typeof row),
    },
  ],
});
