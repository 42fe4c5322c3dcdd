import { approveMember } from './approve-member.ts';
import { createTeam } from './create-team.ts';
import { deleteTeam } from './delete-team.ts';
import { leaveTeam } from './leave-team.ts';
import { rejectMember } from './reject-member.ts';
import { removeMember } from './remove-member.ts';
import { requestJoin } from './request-join.ts';
import { setMemberRole } from './set-member-role.ts';
import { transferCaptain } from './transfer-captain.ts';
import { updateTeam } from './update-team.ts';

/** A team and its people. */
export const teamMutations = {
  [createTeam.name]: createTeam,
  [updateTeam.name]: updateTeam,
  [deleteTeam.name]: deleteTeam,
  [requestJoin.name]: requestJoin,
  [approveMember.name]: approveMember,
  [rejectMember.name]: rejectMember,
  [removeMember.name]: removeMember,
  [leaveTeam.name]: leaveTeam,
  [setMemberRole.name]: setMemberRole,
  [transferCaptain.name]: transferCaptain,
} as const;
