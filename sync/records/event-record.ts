import * as v from 'valibot';
import { defineKinds, Id, Instant } from './record.ts';

/** `undo` names the mark that it takes back. */
export const checkInMarks = ['in', 'out', 'undo'] as const;
/** Where something is found out about a person, besides whether they came. */
export const stations = ['waiver', 'chronograph', 'payment', 'armband'] as const;
export type Station = (typeof stations)[number];
export const paymentMethods = ['pix', 'cash', 'courtesy'] as const;
/** Of the armbands that fields hand out. */
export const armbandColours = [
  'yellow',
  'blue',
  'red',
  'green',
  'orange',
  'pink',
  'white',
  'black',
] as const;
export type ArmbandColour = (typeof armbandColours)[number];
/** A waiver's signature whose strokes have not come from the phone on which it was drawn. */
export const STROKES_ELSEWHERE = 'M0 0';
export const waitingStatuses = ['waiting', 'offered', 'taken', 'expired', 'left'] as const;

/** What an event has besides its people and teams: check-ins, staff, waiting list. */
export const event_records = defineKinds({
  indexes: ['event_id'],
  entries: { id: Id, event_id: Id },
  kinds: {
    /**
     * Append-only: never deleted, and never changed but for whom it is about, once a walk-in turns out
     * to be on the list. Who is on the field is computed from all of them.
     */
    check_in: {
      // null: a pass that this event does not know; a walk-in may arrive later
      operator_id: v.nullable(Id),
      mark: v.picklist(checkInMarks),
      undoes: v.nullable(Id),
      scanned_at: Instant, // by the device's clock
      clock_offset_ms: v.number(), // server minus device at the last sync
      received_at: Instant, // by the server's
      device_id: Id,
      staff_id: v.nullable(Id),
      staff_name: v.string(),
      data_version: v.nullable(Instant), // of the list that the decision was based on
      flagged: v.boolean(), // a check-in that happened although it should not have
      relayed_by: v.nullable(Id), // who brought it, when it was not its maker
      awaits_yes: v.optional(v.boolean()), // it counts once the organiser has made the same mark
    },
    /**
     * What a station of the gate found about a person. Append-only, as check-ins are; what a station
     * does not fill is null, and an undo fills nothing but `undoes`.
     */
    station: {
      operator_id: Id,
      station: v.picklist(stations),
      undoes: v.nullable(Id),
      signature: v.nullable(v.string()), // path of an SVG, 300 units wide; null: ticked
      replica: v.nullable(v.string()),
      fps: v.nullable(v.number()),
      bb_g: v.nullable(v.number()), // grams
      seal: v.nullable(v.string()),
      method: v.nullable(v.picklist(paymentMethods)),
      colour: v.nullable(v.picklist(armbandColours)),
      event_team_id: v.nullable(Id),
      recorded_at: Instant, // by the device's clock
      clock_offset_ms: v.number(), // server minus device at the last sync
      received_at: Instant, // by the server's
      device_id: Id,
      staff_id: v.nullable(Id),
      staff_name: v.string(),
      flagged: v.boolean(), // it happened although it should not have
      relayed_by: v.optional(Id), // who brought it, until its maker has said it
      awaits_yes: v.optional(v.boolean()), // as of a check-in
    },
    /** `accepted_at` is null until the invited person accepts. */
    staff: {
      user_id: Id,
      name: v.string(),
      created_at: Instant,
      accepted_at: v.nullable(Instant),
    },
    /** By which people join the staff; read by the organiser alone, until it ends. */
    staff_link: {
      code: v.string(),
      pin: v.string(), // six digits
      is_locked: v.boolean(), // by five wrong PINs
      created_at: Instant,
    },
    /** The secret that the phones of the gate share; its id is the event's. Read by them alone. */
    gate_key: { secret: v.string(), created_at: Instant }, // 32 bytes in hex
    /** Free places that a phone at the gate holds; while it does. */
    lease: {
      user_id: Id,
      device_id: Id,
      places: v.number(), // including those that are spent
      spent: v.number(), // on people who came without a registration
      created_at: Instant,
    },
    waiting: {
      user_id: Id, // only my own row, or all rows of my event
      name: v.string(), // empty when the person has left
      status: v.picklist(waitingStatuses),
      offered_until: v.nullable(Instant),
      created_at: Instant,
    },
  },
});
