import {
  createAgendaEvent,
  createTiedAgendaEvent,
  deleteAgendaEvent,
  updateAgendaEvent,
  updateTiedAgendaEvent,
} from './agenda-event.ts';
import { callRoll, markAbsences, setAttendance } from './attendance.ts';
import { changeBriefing, saveBriefing } from './briefing.ts';
import { changeReport, saveReport } from './report.ts';

/** The agenda of a team: dates, attendance, briefing and report. */
export const teamAgendaMutations = {
  [createAgendaEvent.name]: createAgendaEvent,
  [createTiedAgendaEvent.name]: createTiedAgendaEvent,
  [updateAgendaEvent.name]: updateAgendaEvent,
  [updateTiedAgendaEvent.name]: updateTiedAgendaEvent,
  [deleteAgendaEvent.name]: deleteAgendaEvent,
  [setAttendance.name]: setAttendance,
  [markAbsences.name]: markAbsences,
  [callRoll.name]: callRoll,
  [saveBriefing.name]: saveBriefing,
  [changeBriefing.name]: changeBriefing,
  [saveReport.name]: saveReport,
  [changeReport.name]: changeReport,
} as const;
