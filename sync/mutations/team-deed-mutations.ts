import { answerAlliance } from './answer-alliance.ts';
import { cancelAlliance } from './cancel-alliance.ts';
import { claimAchievement } from './claim-achievement.ts';
import { createAgendaEvent } from './create-agenda-event.ts';
import { deleteAgendaEvent } from './delete-agenda-event.ts';
import { endAlliance } from './end-alliance.ts';
import { proposeAlliance } from './propose-alliance.ts';
import { saveBriefing } from './save-briefing.ts';
import { saveReport } from './save-report.ts';
import { setAttendance } from './set-attendance.ts';
import { updateAgendaEvent } from './update-agenda-event.ts';

/** Alliances, achievements and agenda of a team. */
export const teamDeedMutations = {
  [proposeAlliance.name]: proposeAlliance,
  [answerAlliance.name]: answerAlliance,
  [cancelAlliance.name]: cancelAlliance,
  [endAlliance.name]: endAlliance,
  [claimAchievement.name]: claimAchievement,
  [createAgendaEvent.name]: createAgendaEvent,
  [updateAgendaEvent.name]: updateAgendaEvent,
  [deleteAgendaEvent.name]: deleteAgendaEvent,
  [setAttendance.name]: setAttendance,
  [saveBriefing.name]: saveBriefing,
  [saveReport.name]: saveReport,
} as const;
