import * as v from 'valibot';
import { Id } from '#sync/records/record.ts';
import { attendanceStatuses } from '#sync/records/team/team-record.ts';
import { defineMutation } from '#sync/kit/mutation.ts';
import { changeTeamRecord } from '../team-record-effect.ts';

/**
 * Sets whether I come. A change between confirmed and declined passes through pending (Spec 2 §4).
 * Refusals: team_gone, not_allowed, agenda_event_not_found, agenda_event_past,
 * attendance_through_pending.
 */
export const setAttendance = defineMutation({
  name: 'set_attendance@1',
  args: v.object({ id: Id, team_id: Id, status: v.picklist(attendanceStatuses) }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id, status }) => `attendance:${id}:${status}`,
  effects: ({ id, status }, { user_id }) => [
    changeTeamRecord('agenda_event', id, (data) => {
      const there = data.attendees.some((one) => one.user_id === user_id);
      // the server copies the name from the profile
      const attendees = there ? data.attendees : [...data.attendees, { user_id, name: '', status }];
      return {
        ...data,
        // for the start as it is now
        attendees: attendees.map((one) =>
          one.user_id === user_id ? { user_id, name: one.name, status } : one,
        ),
      };
    }),
  ],
});

/**
 * Calls the roll: marks these people as come (true) or not come (false), or takes their mark away
 * (null). By captain or officer, once the entry has begun. Refusals: team_gone, not_allowed,
 * agenda_event_not_found, agenda_event_not_started, invalid_args.
 */
export const callRoll = defineMutation({
  name: 'mark_absences@1',
  args: v.object({
    id: Id,
    team_id: Id,
    user_ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(500)),
    came: v.nullable(v.boolean()),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, user_ids, came }) => [
    changeTeamRecord('agenda_event', id, (data) => ({
      ...data,
      absent: [...without(data.absent, user_ids), ...(came === false ? user_ids : [])],
      present: [...without(data.present, user_ids), ...(came === true ? user_ids : [])],
    })),
  ],
});

const without = (list: readonly string[], some: readonly string[]): string[] =>
  list.filter((one) => !some.includes(one));
