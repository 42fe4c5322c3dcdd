import * as v from 'valibot';
import { advertisementMutations } from '../mutations/advertisement.ts';
import { arenaMutations } from '../mutations/arena.ts';
import { arenaChangeMutations } from '../mutations/arena-change.ts';
import { eventMutations } from '../event-mutations/event.ts';
import { eventStatusMutations } from '../event-mutations/event-status.ts';
import { eventTeamMutations } from '../event-mutations/event-team.ts';
import { gateMutations } from '../event-mutations/gate.ts';
import { heardMarkMutations } from '../event-mutations/heard-marks.ts';
import { placeLeaseMutations } from '../event-mutations/place-lease.ts';
import { staffLinkMutations } from '../event-mutations/staff-link.ts';
import { stationMutations } from '../event-mutations/station.ts';
import { participantMutations } from '../event-mutations/participant.ts';
import { registrationMutations } from '../event-mutations/registration.ts';
import { waitingListMutations } from '../event-mutations/waiting-list.ts';
import { notificationMutations } from '../mutations/notification.ts';
import { patchMutations } from '../mutations/patch.ts';
import { profileMutations } from '../mutations/profile.ts';
import { roleMutations } from '../mutations/role.ts';
import { achievementMutations } from '../team-mutations/achievement.ts';
import { teamMutations } from '../team-mutations/team.ts';
import { teamAgendaMutations } from '../team-mutations/agenda/team-agenda.ts';
import { teamAllianceMutations } from '../team-mutations/team-alliance.ts';
import { teamCommunicationMutations } from '../team-mutations/team-communication.ts';
import { teamInvitationMutations } from '../team-mutations/team-invitation.ts';
import { teamMemberMutations } from '../team-mutations/team-member.ts';
import { teamRankMutations } from '../team-mutations/team-rank.ts';

/** Reads what was stored for a mutation: a start without one loads no validator. */
export const readArgs = v.safeParse;

/** Every mutation that a person can make, by the name that is sent. */
export const mutations = {
  ...registrationMutations,
  ...eventMutations,
  ...eventStatusMutations,
  ...eventTeamMutations,
  ...participantMutations,
  ...gateMutations,
  ...staffLinkMutations,
  ...placeLeaseMutations,
  ...stationMutations,
  ...heardMarkMutations,
  ...waitingListMutations,
  ...teamMutations,
  ...teamMemberMutations,
  ...teamInvitationMutations,
  ...teamRankMutations,
  ...teamCommunicationMutations,
  ...teamAllianceMutations,
  ...teamAgendaMutations,
  ...achievementMutations,
  ...patchMutations,
  ...arenaMutations,
  ...arenaChangeMutations,
  ...advertisementMutations,
  ...roleMutations,
  ...profileMutations,
  ...notificationMutations,
} as const;
