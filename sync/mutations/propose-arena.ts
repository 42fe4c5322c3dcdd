import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { arenaFields } from './arena-fields.ts';
import { defineMutation, unseen } from './mutation.ts';

/**
 * A new arena, which waits for an administrator; until then only who proposed it sees it (decision 11).
 * Refusals: invalid_args (with the field), id_reused.
 */
export const proposeArena = defineMutation({
  name: 'propose_arena@1',
  args: v.object({ id: Id, ...arenaFields }),
  lane: ({ id }) => `arena:${id}`,
  effects: (args, { user_id, at }) => [
    {
      collection: 'arenas',
      id: args.id,
      change: (row) =>
        row ?? { ...args, is_active: false, created_by: user_id, created_at: at, ...unseen },
    },
  ],
});
