import * as v from 'valibot';
import { patches } from '../records/patch.ts';
import { Id, Instant } from '../records/record.ts';
import { defineMutation, unseen } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { Url } from '../kit/url.ts';

/** The columns of a patch that an administrator writes (Spec 2 §3). */
export const patchFields = {
  nome: textOf(2, 80),
  descricao: v.nullable(textOf(1, 1000)),
  tipo: patches.row.entries.tipo,
  imagem_url: v.nullable(Url),
  evento_id: v.nullable(Id),
  equipe_id: v.nullable(Id),
};

/**
 * Creates a patch, by an administrator. Refusals: not_allowed, invalid_args (with the field),
 * id_reused.
 */
export const createPatch = defineMutation({
  name: 'create_patch@1',
  args: v.object({ id: Id, ...patchFields }),
  lane: ({ id }) => `patch:${id}`,
  effects: (args, { at }) => [
    {
      collection: 'patches',
      id: args.id,
      change: (row) => row ?? { ...args, desenho: null, para: null, created_at: at, ...unseen },
    },
  ],
});

const someFields = v.partial(v.object(patchFields));

/**
 * Changes named fields of a patch, by an administrator; `base` is what the person saw in them.
 * Refusals: not_allowed, patch_not_found, patch_changed (with the field), patch_in_use (tipo),
 * invalid_args.
 */
const updatePatch = defineMutation({
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

/**
 * Deletes a patch that no person has, with its codes, by an administrator. One that is made with an event
 * is withdrawn from it: people who have it keep it, and no others get it.
 * Refusals: not_allowed, patch_not_found, patch_in_use.
 */
const deletePatch = defineMutation({
  name: 'delete_patch@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `patch:${id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [
    {
      collection: 'patches',
      id,
      change: (row) => (row?.para && row.evento_id ? { ...row, evento_id: null } : undefined),
    },
  ],
});

/**
 * Gives a person a patch, by an administrator. Nothing is shown before the answer, because only
 * that person's scope tells whether they have it already.
 * Refusals: not_allowed, user_not_found, patch_not_found, patch_already_owned.
 */
const assignPatch = defineMutation({
  name: 'assign_patch@1',
  args: v.object({ user_id: Id, patch_id: Id }),
  lane: ({ user_id }) => `rewards:${user_id}`,
  once: ({ user_id, patch_id }) => `assign:${user_id}:${patch_id}`,
  effects: () => [],
});

/**
 * Takes a patch and its points away from a person, by an administrator. Refusals: not_allowed,
 * patch_not_owned.
 */
const revokePatch = defineMutation({
  name: 'revoke_patch@1',
  args: v.object({ user_id: Id, patch_id: Id }),
  lane: ({ user_id }) => `rewards:${user_id}`,
  once: ({ user_id, patch_id }) => `revoke:${user_id}:${patch_id}`,
  effects: () => [],
});

/**
 * Generates redeem codes, by an administrator: `count` for one patch, or without `patch_id` one for
 * each patch without a usable code. Of a game that has not begun only one at a time, for its patch
 * alone. Codes are never replicated: `admin_list_codes` shows them, and the touched rows say how
 * many there are.
 * Refusals: not_allowed, patch_not_found, no_patch_without_code, patch_of_coming_game, invalid_args.
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

/**
 * Withdraws redeem codes, by an administrator: from then on they are answered as unknown ones, and
 * patches that were redeemed with them stay. Unknown ids are passed over. Refusals: not_allowed,
 * invalid_args.
 */
const withdrawPatchCodes = defineMutation({
  name: 'withdraw_patch_codes@1',
  args: v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(500)) }),
  lane: () => 'patch-codes',
  effects: () => [],
});

/**
 * Redeems a code for its patch. Only the server knows which patch that is, so nothing is shown
 * before the answer.
 * Refusals: patch_code_invalid (unknown, expired, withdrawn or used up), patch_already_redeemed,
 * too_many_requests (5 a minute, 30 a day).
 */
const redeemPatch = defineMutation({
  name: 'redeem_patch@1',
  args: v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) }),
  lane: () => 'redeem',
  once: ({ code }) => `redeem:${code.toUpperCase()}`,
  effects: () => [],
});

/**
 * Says that I have seen the celebration of patches of mine, for my other devices; this one knows.
 * Refusals: invalid_args.
 */
const celebratePatches = defineMutation({
  name: 'celebrate_patches@1',
  args: v.object({ patch_ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) }),
  lane: () => 'celebrated',
  effects: () => [],
  unasked: true,
});

/** Patches and their redeem codes. */
export const patchMutations = {
  [createPatch.name]: createPatch,
  [updatePatch.name]: updatePatch,
  [deletePatch.name]: deletePatch,
  [assignPatch.name]: assignPatch,
  [revokePatch.name]: revokePatch,
  [generatePatchCodes.name]: generatePatchCodes,
  [withdrawPatchCodes.name]: withdrawPatchCodes,
  [redeemPatch.name]: redeemPatch,
  [celebratePatches.name]: celebratePatches,
} as const;
