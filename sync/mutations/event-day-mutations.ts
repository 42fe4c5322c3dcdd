import { addParticipant } from './add-participant.ts';
import { addStaff } from './add-staff.ts';
import { answerStaff } from './answer-staff.ts';
import { cancelEvent } from './cancel-event.ts';
import { checkIn } from './check-in.ts';
import { closeRegistration } from './close-registration.ts';
import { createEventTeam } from './create-event-team.ts';
import { deleteEventTeam } from './delete-event-team.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { moveParticipant } from './move-participant.ts';
import { openRegistration } from './open-registration.ts';
import { postponeEvent } from './postpone-event.ts';
import { registerSquad } from './register-squad.ts';
import { removeParticipant } from './remove-participant.ts';
import { removeStaff } from './remove-staff.ts';
import { updateEventTeam } from './update-event-team.ts';
import { walkIn } from './walk-in.ts';

/** What an event goes through after it was made: its list, its waiting list, its gate. */
export const eventDayMutations = {
  [cancelEvent.name]: cancelEvent,
  [postponeEvent.name]: postponeEvent,
  [closeRegistration.name]: closeRegistration,
  [openRegistration.name]: openRegistration,
  [joinWaitingList.name]: joinWaitingList,
  [leaveWaitingList.name]: leaveWaitingList,
  [addParticipant.name]: addParticipant,
  [walkIn.name]: walkIn,
  [removeParticipant.name]: removeParticipant,
  [moveParticipant.name]: moveParticipant,
  [registerSquad.name]: registerSquad,
  [createEventTeam.name]: createEventTeam,
  [updateEventTeam.name]: updateEventTeam,
  [deleteEventTeam.name]: deleteEventTeam,
  [addStaff.name]: addStaff,
  [answerStaff.name]: answerStaff,
  [removeStaff.name]: removeStaff,
  [checkIn.name]: checkIn,
} as const;
