import { assignRank } from './assign-rank.ts';
import { createRank } from './create-rank.ts';
import { deleteCommunication } from './delete-communication.ts';
import { deleteRank } from './delete-rank.ts';
import { pinCommunication } from './pin-communication.ts';
import { postCommunication } from './post-communication.ts';
import { updateRank } from './update-rank.ts';
import { vote } from './vote.ts';

/** Ranks and communications of a team. */
export const teamTalkMutations = {
  [createRank.name]: createRank,
  [updateRank.name]: updateRank,
  [deleteRank.name]: deleteRank,
  [assignRank.name]: assignRank,
  [postCommunication.name]: postCommunication,
  [deleteCommunication.name]: deleteCommunication,
  [pinCommunication.name]: pinCommunication,
  [vote.name]: vote,
} as const;
