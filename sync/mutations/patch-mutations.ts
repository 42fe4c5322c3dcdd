import { assignPatch } from './assign-patch.ts';
import { createPatch } from './create-patch.ts';
import { deletePatch } from './delete-patch.ts';
import { generatePatchCodes } from './generate-patch-codes.ts';
import { redeemPatch } from './redeem-patch.ts';
import { revokePatch } from './revoke-patch.ts';
import { updatePatch } from './update-patch.ts';

/** Patches and the codes that give them: their part of the registry. */
export const patchMutations = {
  [createPatch.name]: createPatch,
  [updatePatch.name]: updatePatch,
  [deletePatch.name]: deletePatch,
  [assignPatch.name]: assignPatch,
  [revokePatch.name]: revokePatch,
  [generatePatchCodes.name]: generatePatchCodes,
  [redeemPatch.name]: redeemPatch,
} as const;
