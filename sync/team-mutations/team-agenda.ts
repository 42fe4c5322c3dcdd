import * as v from 'valibot';
import { Id, Instant } from '../records/record.ts';
import { agendaTypes, attendanceStatuses } from '../records/team/team-record.ts';
import { defineMutation, type MutationOrigin } from '../mutations/mutation.ts';
import { textOf } from '../mutations/text.ts';
import { Url } from '../mutations/url.ts';
import { changeTeamRecord, createTeamRecord, dropTeamRecord } from './team-record-effect.ts';

const text = (most: number) => textOf(1, most);

/** What captain and officers write about an event in the team's agenda (Spec 2 §3, §5). */
export const agendaFields = {
  title: text(120),
  description: v.nullable(text(2000)),
  type: v.picklist(agendaTypes),
  location: text(200),
  start_date: Instant,
  end_date: v.nullable(Instant),
};
const tiedFields = {
  ...agendaFields,
  /** The event of the platform that the entry is about. */
  event_id: v.nullable(Id),
};
type AgendaFields = v.InferOutput<v.ObjectSchema<typeof agendaFields, undefined>> & {
  event_id?: string | null;
};

const created = (
  { id, team_id, ...fields }: { id: string; team_id: string } & AgendaFields,
  { user_id, at }: MutationOrigin,
) => [
  createTeamRecord(
    'agenda_event',
    { id, team_id },
    {
      ...fields,
      event_id: fields.event_id ?? null,
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
];

/**
 * Creates an event in the team's agenda, without the event of the platform that it is about. For
 * what waits since an older version; the form sends create_agenda_event@2. Refusals: team_gone,
 * not_allowed, invalid_args.
 */
export const createAgendaEvent = defineMutation({
  name: 'create_agenda_event@1',
  args: v.object({ id: Id, team_id: Id, ...agendaFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: created,
});

/**
 * Creates an event in the team's agenda, by the captain or an officer. Refusals: team_gone,
 * not_allowed, event_not_found, invalid_args.
 */
export const createTiedAgendaEvent = defineMutation({
  name: 'create_agenda_event@2',
  args: v.object({ id: Id, team_id: Id, ...tiedFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: created,
});

const someFields = v.partial(v.object(agendaFields));

/**
 * Changes named fields of an event in the agenda, but not what it is about. For what waits since an
 * older version; the form sends update_agenda_event@2. Refusals: team_gone, not_allowed,
 * agenda_event_not_found, record_changed, invalid_args.
 */
export const updateAgendaEvent = defineMutation({
  name: 'update_agenda_event@1',
  args: v.object({ id: Id, team_id: Id, patch: someFields, base: someFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, patch }) => [
    changeTeamRecord('agenda_event', id, (data) => ({ ...data, ...patch }) as typeof data),
  ],
});

const someTiedFields = v.partial(v.object(tiedFields));

/**
 * Changes named fields of an event in the agenda; `base` as in update_team@1. Refusals: team_gone,
 * not_allowed, agenda_event_not_found, event_not_found, record_changed, invalid_args.
 */
export const updateTiedAgendaEvent = defineMutation({
  name: 'update_agenda_event@2',
  args: v.object({ id: Id, team_id: Id, patch: someTiedFields, base: someTiedFields }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, patch }) => [
    changeTeamRecord('agenda_event', id, (data) => ({ ...data, ...patch }) as typeof data),
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
        attendees: attendees.map((one) => (one.user_id === user_id ? { ...one, status } : one)),
      };
    }),
  ],
});

/**
 * Marks who confirmed and did not come, as the whole list, by the captain once the entry is over.
 * For what waits since an older version; the roll call sends mark_absences@2. Refusals: team_gone, not_allowed, agenda_event_not_found, agenda_event_not_over, invalid_args.
 */
export const markAbsences = defineMutation({
  name: 'mark_absences@1',
  args: v.object({ id: Id, team_id: Id, user_ids: v.pipe(v.array(Id), v.maxLength(500)) }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, user_ids }) => [
    changeTeamRecord('agenda_event', id, (data) => ({
      ...data,
      absent: user_ids,
      present: without(data.present, user_ids),
    })),
  ],
});

const without = (list: readonly string[], some: readonly string[]): string[] =>
  list.filter((one) => !some.includes(one));

/**
 * Calls the roll: marks these people as come (true) or not come (false), or takes their mark away
 * (null). By captain or officer, once the entry has begun. Refusals: team_gone, not_allowed,
 * agenda_event_not_found, agenda_event_not_started, invalid_args.
 */
export const callRoll = defineMutation({
  name: 'mark_absences@2',
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

const Words = textOf(1, 2000);
const words = v.nullable(Words);

/**
 * Saves the whole briefing, whatever was there. For what waits since an older version; forms send
 * save_briefing@2. Refusals: team_gone, not_allowed, agenda_event_not_found.
 */
export const saveBriefing = defineMutation({
  name: 'save_briefing@1',
  args: v.object({
    id: Id,
    team_id: Id,
    briefing: v.object({
      objectives: Words,
      equipment: Words,
      roles: words,
      strategy: words,
      notes: words,
    }),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, briefing }) => [
    changeTeamRecord('agenda_event', id, (data) => ({ ...data, briefing })),
  ],
});

const briefingTexts = {
  objectives: Words,
  equipment: Words,
  roles: words,
  strategy: words,
  notes: words,
};
const noBriefing = { roles: null, strategy: null, notes: null };
const noReport = { achievements: null, challenges: null, learnings: null, photos: [] };
/** What the writer saw: all null where there was no briefing. */
const seenTexts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, words])) as Record<Name, typeof words>;

/**
 * Changes named texts of the briefing, by the captain or an officer; `base` as in update_team@1.
 * Refusals: team_gone, not_allowed, agenda_event_not_found, record_changed, invalid_args.
 */
export const changeBriefing = defineMutation({
  name: 'save_briefing@2',
  args: v.object({
    id: Id,
    team_id: Id,
    patch: v.partial(v.object(briefingTexts)),
    base: v.partial(v.object(seenTexts('objectives', 'equipment', 'roles', 'strategy', 'notes'))),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, patch }) => [
    changeTeamRecord('agenda_event', id, (data) => ({
      ...data,
      briefing: {
        ...noBriefing,
        ...data.briefing,
        ...patch,
      } as NonNullable<typeof data.briefing>,
    })),
  ],
});

/**
 * Saves the whole report, whatever was there. For what waits since an older version; forms send
 * save_report@2. Refusals: team_gone, not_allowed, agenda_event_not_found,
 * agenda_event_not_started.
 */
export const saveReport = defineMutation({
  name: 'save_report@1',
  args: v.object({
    id: Id,
    team_id: Id,
    report: v.object({
      summary: Words,
      achievements: words,
      challenges: words,
      learnings: words,
      photos: v.pipe(v.array(Url), v.maxLength(10)),
    }),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, report }) => [
    changeTeamRecord('agenda_event', id, (data) => ({ ...data, report })),
  ],
});

const Photos = v.pipe(v.array(Url), v.maxLength(10));

/**
 * Changes named texts of the report, or its photos, by the captain or an officer once the entry has
 * begun; `base` as in update_team@1. Refusals: team_gone, not_allowed, agenda_event_not_found,
 * agenda_event_not_started, record_changed, https_required, invalid_args.
 */
export const changeReport = defineMutation({
  name: 'save_report@2',
  args: v.object({
    id: Id,
    team_id: Id,
    patch: v.partial(
      v.object({
        summary: Words,
        achievements: words,
        challenges: words,
        learnings: words,
        photos: Photos,
      }),
    ),
    base: v.partial(
      v.object({
        ...seenTexts('summary', 'achievements', 'challenges', 'learnings'),
        photos: Photos,
      }),
    ),
  }),
  lane: ({ team_id }) => `team:${team_id}`,
  effects: ({ id, patch }) => [
    changeTeamRecord('agenda_event', id, (data) => ({
      ...data,
      report: {
        ...noReport,
        ...data.report,
        ...patch,
      } as NonNullable<typeof data.report>,
    })),
  ],
});

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
