import * as v from 'valibot';
import { Id } from '../records/record.ts';
import { attendanceStatuses } from '../records/team-record.ts';
import { defineMutation } from './mutation.ts';
import { changeTeamRecord } from './team-record-effect.ts';

/**
 * Whether I come. Who confirmed goes back to pending before declining, and the other way round (Spec 2 §4).
 * Refusals: team_gone, not_allowed, agenda_event_not_found, attendance_through_pending.
 */
export const setAttendance = defineMutation({
  name: 'set_attendance@1',
  args: v.object({ id: Id, team_id: Id, status: v.picklist(attendanceStatuses) }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, status }, { user_id }) => [
    changeTeamRecord('agenda_event', id, (data) => {
      const there = data.attendees.some((one) => one.user_id === user_id);
      // the name is the profile's, which the server copies
      const attendees = there ? data.attendees : [...data.attendees, { user_id, name: '', status }];
      return {
        ...data,
        attendees: attendees.map((one) => (one.user_id === user_id ? { ...one, status } : one)),
      };
    }),
  ],
});
