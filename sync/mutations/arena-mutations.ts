import { approveArena } from './approve-arena.ts';
import { deleteArena } from './delete-arena.ts';
import { proposeArena } from './propose-arena.ts';
import { rejectArena } from './reject-arena.ts';
import { updateArena } from './update-arena.ts';

/** Arenas, from the proposal on: their part of the registry. */
export const arenaMutations = {
  [proposeArena.name]: proposeArena,
  [updateArena.name]: updateArena,
  [approveArena.name]: approveArena,
  [rejectArena.name]: rejectArena,
  [deleteArena.name]: deleteArena,
} as const;
