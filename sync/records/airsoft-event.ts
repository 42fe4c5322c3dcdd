import * as v from 'valibot';
import { operatorClasses } from './operator.ts';
import { Count, Day, defineRecord, Id, Instant } from './record.ts';

/** Spec 1 §3, in the order of the form. */
export const gameModes = [
  'MilSim',
  'Speedsoft',
  'CQB',
  'Cenário',
  'Woods Ball',
  'Rec Tactical',
  'Treinamento',
  '3X3',
  '5X5',
  'Outros',
] as const;
export type GameMode = (typeof gameModes)[number];

/** Who gets the patch that is made with an event; withdrawn: nobody, an administrator said so. */
export const patchAudiences = ['came', 'won', 'both', 'withdrawn'] as const;

export const eventStatuses = ['planned', 'cancelled', 'postponed'] as const;

/** One line of the limits; without a class, for the classes that have no line of their own. */
const EnergyLimit = v.object({
  class: v.exactOptional(v.picklist(operatorClasses)),
  joules: v.exactOptional(v.number()),
  fps: v.exactOptional(v.number()),
});
export type EnergyLimit = v.InferOutput<typeof EnergyLimit>;

/**
 * Mirrors `private.sync_airsoft_events`; units and meanings are the column comments of the table.
 */
export const airsoft_events = defineRecord({
  indexes: ['starts_at'],
  counts: ['operators_count', 'waiting_count', 'places_offered'],
  entries: {
    id: Id,
    name: v.string(),
    date: Day,
    time: v.string(), // HH:MM at the field
    location: v.string(),
    briefing: v.string(), // HTML, basic text tags only; sanitise before rendering all the same
    game_mode: v.picklist(gameModes),
    is_public: v.boolean(),
    allow_public_list: v.boolean(),
    registration_closed: v.boolean(),
    // closed automatically; false while the organiser keeps it closed
    closed_because_full: v.boolean(),
    status: v.picklist(eventStatuses), // postponed: there is no new date, and `date` is the old one
    status_reason: v.nullable(v.string()),
    teams_count: Count, // 0 = no split
    max_op: Count, // 0 = unlimited
    banner: v.nullable(v.string()),
    patch: v.nullable(v.string()), // its picture
    patch_name: v.nullable(v.string()), // null: the event's
    patch_drawing: v.nullable(Count), // seen where there is no picture
    patch_for: v.nullable(v.picklist(patchAudiences)), // null: there is none
    latitude: v.nullable(v.number()), // degrees, WGS 84
    longitude: v.nullable(v.number()),
    arena_id: v.nullable(Id),
    created_by: v.nullable(Id),
    created_at: Instant,
    updated_at: Instant,
    starts_at: Instant,
    operators_count: Count,
    waiting_count: Count, // people in the waiting list without an offer
    places_offered: Count, // places held for people of the waiting list
    split_seed: v.nullable(Count), // uint32
    split_rev: Count,
    price_cents: v.nullable(Count), // 0 = free, null = not said
    gate_time: v.nullable(v.string()), // HH:MM, not after `time`
    end_time: v.nullable(v.string()), // HH:MM; not later than `time` means on the next day
    energy_limits: v.nullable(v.array(EnergyLimit)),
    what_to_bring: v.nullable(v.string()),
    is_info_only: v.boolean(), // nobody registers for it in the app
    show_contact: v.boolean(), // the number is in event_payments
    place_is_secret: v.boolean(), // the place is in event_payments
    winner_team_ids: v.array(Id), // teams; named by the organiser afterwards
    organiser_name: v.nullable(v.string()), // null: the account is deleted, or the server has not said
    organiser_avatar_url: v.nullable(v.string()),
  },
});
export type AirsoftEvent = v.InferOutput<(typeof airsoft_events)['row']>;
