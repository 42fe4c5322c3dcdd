import { createAgendaEvent, deleteAgendaEvent, updateAgendaEvent } from './agenda-event.ts';
import { callRoll, setAttendance } from './attendance.ts';
import { saveBriefing } from './briefing.ts';
import { saveReport } from './report.ts';

/** The agenda of a team: dates, attendance, briefing and report. */
export const teamAgendaMutations = {
  [createAgendaEvent.name]: createAgendaEvent,
  [updateAgendaEvent.name]: updateAgendaEvent,
  [deleteAgendaEvent.name]: deleteAgendaEvent,
  [setAttendance.name]: setAttendance,
  [callRoll.name]: callRoll,
  [saveBriefing.name]: saveBriefing,
  [saveReport.name]: saveReport,
} as const;
