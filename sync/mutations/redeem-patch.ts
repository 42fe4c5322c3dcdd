import * as v from 'valibot';
import { defineMutation } from './mutation.ts';

/**
 * Takes the patch that a code gives. Which one that is only the server knows, so nothing shows before it says so.
 * Refusals: patch_code_invalid (unknown, over or used up), patch_already_redeemed, too_many_requests (5 a minute,
 * 30 a day).
 */
export const redeemPatch = defineMutation({
  name: 'redeem_patch@1',
  args: v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) }),
  lane: () => 'redeem',
  once: ({ code }) => `redeem:${code.toUpperCase()}`,
  effects: () => [],
});
