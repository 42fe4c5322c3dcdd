import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { arenaFields, ReviewText, SeenArena } from './arena.ts';
import { defineMutation, newId } from '../kit/mutation.ts';

/** Pictures are no part of a correction: they are in the folder of who proposed the arena. */
const { images: _, ...corrected } = arenaFields;

/** What somebody says is right. */
export const ArenaCorrectionPatch = v.partial(v.object(corrected));
export type ArenaCorrectionPatch = v.InferOutput<typeof ArenaCorrectionPatch>;

/** What they saw there. */
export const ArenaCorrectionBase = v.omit(SeenArena, ['images']);
export type ArenaCorrectionBase = v.InferOutput<typeof ArenaCorrectionBase>;

/**
 * Proposes a correction of a published arena, which stays as it is until an administrator decides. It
 * replaces the one of mine that waits for the same arena. `base` is what the person saw in the same
 * fields.
 * Refusals: arena_not_found (also while it waits itself), invalid_args (with the field), whatsapp_invalid,
 * too_many_corrections, id_reused.
 */
const proposeArenaChange = defineMutation({
  name: 'propose_arena_change@1',
  args: v.object({
    id: Id,
    arena_id: Id,
    patch: ArenaCorrectionPatch,
    base: ArenaCorrectionBase,
  }),
  fill: newId,
  lane: ({ arena_id }) => `arena:${arena_id}`,
  effects: () => [],
});

/**
 * Takes some fields of a correction and refuses the others, by an administrator; its proposer is
 * notified. `patch` holds the proposed values of the fields that are taken, and is empty when all are
 * refused; `base` holds the arena's values of them. A `reason` is given only when all are refused.
 * Refusals: not_allowed, arena_not_found, correction_decided, arena_changed (with the field),
 * invalid_args.
 */
const decideArenaChange = defineMutation({
  name: 'decide_arena_change@1',
  args: v.object({
    id: Id,
    arena_id: Id,
    patch: ArenaCorrectionPatch,
    base: ArenaCorrectionBase,
    reason: v.optional(ReviewText),
  }),
  lane: ({ arena_id }) => `arena:${arena_id}`,
  once: ({ id }) => `decide:${id}`,
  effects: ({ arena_id, patch }) => [
    {
      collection: 'arenas',
      id: arena_id,
      change: (row) => row && ({ ...row, ...patch } as typeof row),
    },
  ],
});

/** Corrections of a published arena. */
export const arenaChangeMutations = {
  [proposeArenaChange.name]: proposeArenaChange,
  [decideArenaChange.name]: decideArenaChange,
} as const;
