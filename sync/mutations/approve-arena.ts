import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Publishes an arena, by an administrator. Refusals: not_allowed, arena_not_found. */
export const approveArena = defineMutation({
  name: 'approve_arena@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `arena:${id}`,
  once: ({ id }) => `approve:${id}`,
  effects: ({ id }) => [
    { collection: 'arenas', id, change: (row) => row && { ...row, is_active: true } },
  ],
});
