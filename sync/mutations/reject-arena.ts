import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/**
 * Turns down an arena that waits, by an administrator; who proposed it is told.
 * Refusals: not_allowed, arena_not_found, arena_changed (it was approved meanwhile).
 */
export const rejectArena = defineMutation({
  name: 'reject_arena@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `arena:${id}`,
  once: ({ id }) => `reject:${id}`,
  effects: ({ id }) => [{ collection: 'arenas', id, change: () => undefined }],
});
