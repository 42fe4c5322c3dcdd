import * as v from 'valibot';
import {
  factFields,
  noFacts,
  paymentEffects,
  paymentFields,
  withoutPayment,
} from './event-facts.ts';
import { gameModes, type AirsoftEvent } from '../records/airsoft-event.ts';
import { Id } from '../records/record.ts';
import { GivenDay } from '../kit/given-day.ts';
import { defineMutation, newId, unseen } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { Url } from '../kit/url.ts';

/** The columns of an event that its organiser writes (Spec 1 §3, the update payload). */
export const eventFields = {
  name: textOf(3, 120),
  date: GivenDay,
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  location: textOf(5, 200),
  briefing: textOf(10, 20_000),
  game_mode: v.picklist(gameModes),
  is_public: v.boolean(),
  allow_public_list: v.boolean(),
  registration_closed: v.boolean(),
  teams_count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  max_op: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
  banner: v.nullable(Url),
  patch: v.nullable(Url),
  latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  arena_id: v.nullable(Id),
  ...factFields,
  ...paymentFields,
};

/**
 * The start of a game, from a day and a local time where the events are; there has been no summer
 * time since 2019. An estimate until the server's answer. @returns an ISO instant
 */
export const startsAt = (date: string, time: string): string => `${date}T${time}:00-03:00`;

/**
 * The event on another day or at another time. A gate that would open after the game has no known
 * time, as on the server.
 */
export const movedTo = (event: AirsoftEvent, date: string, time: string): AirsoftEvent => ({
  ...event,
  date,
  time,
  starts_at: startsAt(date, time),
  gate_time: event.gate_time !== null && event.gate_time > time ? null : event.gate_time,
});

/** Why an event was cancelled or postponed, in the organiser's words. */
export const eventReason = v.optional(textOf(1, 500));

/**
 * Creates an event of mine, on no day before the one on which it was made: `made_on`, by this
 * device, because it may be sent later. Refusals: invalid_args (with the field), id_reused, event_date_past,
 * daily_limit, network_limit, network_full, too_many_public_events, public_list_full,
 * pix_key_invalid.
 */
const createEvent = defineMutation({
  name: 'create_event@1',
  args: v.object({ id: Id, ...eventFields, made_on: v.optional(GivenDay) }),
  fill: newId,
  lane: ({ id }) => `event:${id}`,
  effects: ({ made_on: _made_on, ...args }, { user_id, at }) => [
    {
      collection: 'airsoft_events',
      id: args.id,
      change: (row) =>
        row ?? {
          ...noFacts,
          ...withoutPayment(args),
          closed_because_full: false,
          status: 'planned' as const,
          status_reason: null,
          created_by: user_id,
          created_at: at,
          updated_at: at,
          starts_at: startsAt(args.date, args.time),
          operators_count: 0,
          waiting_count: 0,
          places_offered: 0,
          split_seed: null,
          split_rev: 0,
          winner_team_ids: [],
          organiser_name: null, // the server copies both from the profile
          organiser_avatar_url: null,
          ...unseen,
        },
    },
    ...paymentEffects(args.id, args),
  ],
});

const someFields = v.partial(v.object(eventFields));

/**
 * Changes named fields of my event. `base` is what the person saw in them: if another person
 * changed a field meanwhile, the mutation is refused with event_changed and the field's name, so
 * that nothing is overwritten unseen. The day can't be moved into the past, and from a day after
 * the game on not at all.
 * Refusals: event_not_found, not_allowed, event_changed, event_past, event_date_past,
 * too_many_public_events, network_full, public_list_full, daily_limit, pix_key_invalid,
 * event_has_participants, patch_withdrawn, invalid_args.
 */
const updateEvent = defineMutation({
  name: 'update_event@1',
  args: v.object({ id: Id, patch: someFields, base: someFields }),
  lane: ({ id }) => `event:${id}`,
  effects: ({ id, patch }) => [
    {
      collection: 'airsoft_events',
      id,
      change: (row) => {
        if (!row) return row;
        const changed = { ...row, ...withoutPayment(patch) } as typeof row;
        const moved = changed.date !== row.date || changed.time !== row.time;
        return moved ? movedTo(changed, changed.date, changed.time) : changed;
      },
    },
    ...paymentEffects(id, patch),
  ],
});

/** Deletes my event with its people and teams. Refusals: event_not_found, not_allowed. */
const deleteEvent = defineMutation({
  name: 'delete_event@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `event:${id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'airsoft_events', id, change: () => undefined }],
});

/** An event itself. */
export const eventMutations = {
  [createEvent.name]: createEvent,
  [updateEvent.name]: updateEvent,
  [deleteEvent.name]: deleteEvent,
} as const;
