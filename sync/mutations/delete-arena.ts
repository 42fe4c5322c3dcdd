import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/** Takes an arena off the map, by an administrator. Refusals: not_allowed, arena_not_found. */
export const deleteArena = defineMutation({
  name: 'delete_arena@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `arena:${id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'arenas', id, change: () => undefined }],
});
