import * as v from 'valibot';
import { Id, Instant } from '../records/record.ts';
import { defineMutation } from './mutation.ts';

/**
 * Makes redeem codes, by an administrator: `count` for one patch, or without `patch_id` one for each patch that has
 * none to use. Codes never travel: `admin_list_codes` shows them, and what is touched here says how many.
 * Refusals: not_allowed, patch_not_found, no_patch_without_code, invalid_args.
 */
export const generatePatchCodes = defineMutation({
  name: 'generate_patch_codes@1',
  args: v.object({
    patch_id: v.optional(Id),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))),
    max_uses: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
    expires_at: v.optional(Instant),
  }),
  lane: () => 'patch-codes',
  effects: () => [],
});
