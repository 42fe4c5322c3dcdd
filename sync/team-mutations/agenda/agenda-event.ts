import * as v from 'valibot';
import type { Rows } from '#sync/records/collections.ts';
import { Id, Instant } from '#sync/records/record.ts';
import { agendaTypes } from '#sync/records/team/team-record.ts';
import { defineMutation } from '#sync/kit/mutation.ts';
import { textOf } from '#sync/kit/text.ts';
import { changeTeamRecord, createTeamRecord, dropTeamRecord } from '../team-record-effect.ts';

const text = (most: number) => textOf(1, most);

/** What captain and officers write about an event in the team's agenda (Spec 2 §3, §5). */
const agendaFields = {
  title: text(120),
  description: v.nullable(text(2000)),
  type: v.picklist(agendaTypes),
  location: text(200),
  start_date: Instant,
  end_date: v.nullable(Instant),
  /** The event of the platform that the entry is about. */
  event_id: v.nullable(Id),
  /** How many have to confirm. */
  quorum: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(500))),
};

/**
 * Creates an event in the team's agenda, by the captain or an officer. Refusals: team_gone,
 * not_allowed, event_not_found, invalid_args.
 */
export const createAgendaEvent = defineMutation({
  name: 'create_agenda_event@1',
  args: v.object({ id: Id, team_id: Id, ...agendaFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, team_id, ...fields }, { user_id, at }) => [
    createTeamRecord(
      'agenda_event',
      { id, team_id },
      {
        ...fields,
        attendees: [],
        absent: [],
        present: [],
        briefing: null,
        report: null,
        created_by: user_id,
        created_at: at,
        updated_at: at,
      },
    ),
  ],
});

type Attendee = Extract<
  Rows['team_records'],
  { kind: 'agenda_event' }
>['data']['attendees'][number];

/** An answer to an entry that is moved: it says for which start it was given. */
function answerKept({ answered_for, ...one }: Attendee, was: string, start: string): Attendee {
  const kept = answered_for ?? was;
  const is_new = one.status === 'pending' || Date.parse(kept) === Date.parse(start);
  return is_new ? one : { ...one, answered_for: kept };
}

const someFields = v.partial(v.object(agendaFields));

/**
 * Changes named fields of an event in the agenda; `base` as in update_team@1. Refusals: team_gone,
 * not_allowed, agenda_event_not_found, event_not_found, record_changed, invalid_args.
 */
export const updateAgendaEvent = defineMutation({
  name: 'update_agenda_event@1',
  args: v.object({ id: Id, team_id: Id, patch: someFields, base: someFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, patch }, { at }) => [
    changeTeamRecord('agenda_event', id, (data) => {
      const start = patch.start_date ?? data.start_date;
      // the roll of what is to come was not called: a later start clears it
      const later = patch.start_date && Date.parse(start) > Date.parse(at);
      const attendees = data.attendees.map((one) => answerKept(one, data.start_date, start));
      return {
        ...data,
        ...patch,
        attendees,
        ...(later && { absent: [], present: [] }),
      } as typeof data;
    }),
  ],
});

/**
 * Deletes an event of the agenda, by the captain or an officer. Refusals: team_gone, not_allowed,
 * agenda_event_not_found.
 */
export const deleteAgendaEvent = defineMutation({
  name: 'delete_agenda_event@1',
  args: v.object({ id: Id, team_id: Id }),
  lane: ({ team_id }) => `team:${team_id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [dropTeamRecord(id)],
});
