import { accountMutations } from './account-mutations.ts';
import { arenaMutations } from './arena-mutations.ts';
import { cancelRegistration } from './cancel-registration.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { eventDayMutations } from './event-day-mutations.ts';
import { patchMutations } from './patch-mutations.ts';
import { register } from './register.ts';
import { saveEventTeams } from './save-event-teams.ts';
import { teamDeedMutations } from './team-deed-mutations.ts';
import { teamMutations } from './team-mutations.ts';
import { teamTalkMutations } from './team-talk-mutations.ts';
import { updateEvent } from './update-event.ts';

/** Every write that a person can make, by the name that travels. */
export const mutations = {
  [register.name]: register,
  [cancelRegistration.name]: cancelRegistration,
  [createEvent.name]: createEvent,
  [updateEvent.name]: updateEvent,
  [deleteEvent.name]: deleteEvent,
  [saveEventTeams.name]: saveEventTeams,
  ...eventDayMutations,
  ...accountMutations,
  ...patchMutations,
  ...arenaMutations,
  ...teamMutations,
  ...teamTalkMutations,
  ...teamDeedMutations,
} as const;
