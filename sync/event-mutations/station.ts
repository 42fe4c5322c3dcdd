import * as v from 'valibot';
import { defineMutation } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import {
  armbandColours,
  paymentMethods,
  stations,
  STROKES_ELSEWHERE,
} from '../records/event-record.ts';
import type { Rows } from '../records/collections.ts';
import { Id, Instant } from '../records/record.ts';
import { createEventRecord } from './event-record-effect.ts';

/** Limits of what a chronograph shows: feet per second, and grams of the BB. */
export const FPS = { least: 50, most: 800 } as const;
export const BB_G = { least: 0.1, most: 1 } as const;

/** What a station of the gate may find, and what each field takes. */
const fields = {
  replica: textOf(1, 40),
  fps: v.pipe(v.number(), v.integer(), v.minValue(FPS.least), v.maxValue(FPS.most)),
  bb_g: v.pipe(
    v.number(),
    v.minValue(BB_G.least),
    v.maxValue(BB_G.most),
    v.check((grams) => Number(grams.toFixed(2)) === grams),
  ),
  seal: textOf(1, 20),
  method: v.picklist(paymentMethods),
  colour: v.picklist(armbandColours),
  event_team_id: Id,
} as const;

const momentFields = {
  recorded_at: Instant, // by its maker's clock
  clock_offset_ms: v.pipe(v.number(), v.integer()), // server minus device at the last sync
  device_id: Id, // its maker's
};

/**
 * Records what a station of the gate found about a person, or with `undoes` takes an earlier record
 * back. Each station fills its own fields: `signature` of the waiver (left out: ticked), `replica`,
 * `fps`, `bb_g` and `seal` of the chronograph, `method` of the payment, `colour` and `event_team_id`
 * of the armband. It is recorded whatever the list says, and the server flags it when it should not
 * have happened. If another phone has brought it, my word stands: with the strokes. Refusals:
 * event_not_found, not_allowed, id_reused, invalid_args (a time long before the event, a field of
 * another station).
 */
const recordStation = defineMutation({
  name: 'record_station@1',
  args: v.object({
    id: Id,
    event_id: Id,
    operator_id: Id,
    station: v.picklist(stations),
    undoes: v.optional(Id),
    signature: v.optional(v.pipe(v.string(), v.regex(/^[ML0-9 ]{4,4000}$/))),
    replica: v.optional(fields.replica),
    fps: v.optional(fields.fps),
    bb_g: v.optional(fields.bb_g),
    seal: v.optional(fields.seal),
    method: v.optional(fields.method),
    colour: v.optional(fields.colour),
    event_team_id: v.optional(fields.event_team_id),
    ...momentFields,
  }),
  fill: ({ id, at, clock_offset_ms, device_id }) => ({
    id,
    recorded_at: at,
    clock_offset_ms,
    device_id,
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ id, event_id, ...found }, { user_id, at }) => [
    createEventRecord(
      'station',
      { id, event_id, onto: (row) => withStrokes(row, found.signature) },
      {
        ...found,
        undoes: found.undoes ?? null,
        signature: found.signature ?? null,
        replica: found.replica ?? null,
        fps: found.fps ?? null,
        bb_g: found.bb_g ?? null,
        seal: found.seal ?? null,
        method: found.method ?? null,
        colour: found.colour ?? null,
        event_team_id: found.event_team_id ?? null,
        received_at: at,
        staff_id: user_id,
        staff_name: '', // the server knows the organiser's name for me
        flagged: false,
      },
    ),
  ],
});

/** A phone that heard of the signature may have brought its record before this one, its maker. */
const withStrokes = (row: Rows['event_records'], signature: string | undefined) =>
  signature !== undefined && row.kind === 'station' && row.data.signature === STROKES_ELSEWHERE
    ? { ...row, data: { ...row.data, signature } }
    : row;

/** What a station found, as another phone of the gate tells it. */
export const HeardStation = v.object({
  id: Id,
  operator_id: Id,
  station: v.picklist(stations),
  undoes: v.nullable(Id),
  signed: v.boolean(), // the waiver; its strokes are too long for pictures, and stay on its phone
  replica: v.nullable(fields.replica),
  fps: v.nullable(fields.fps),
  bb_g: v.nullable(fields.bb_g),
  seal: v.nullable(fields.seal),
  method: v.nullable(fields.method),
  colour: v.nullable(fields.colour),
  event_team_id: v.nullable(fields.event_team_id),
  ...momentFields,
  staff_id: Id, // its maker
  staff_name: v.nullable(v.pipe(v.string(), v.maxLength(100))), // shown until the answer
});
export type HeardStation = v.InferOutput<typeof HeardStation>;

/** The server's limit for one mutation. */
export const MOST_STATIONS = 50;

/**
 * Sends what I heard that stations found, from another phone of the gate with no signal. A record
 * that the server has is left as it is, so it does not matter who sends it, nor how often; one of
 * somebody who did not help then is recorded as mine, flagged. Refusals: event_not_found,
 * not_allowed, id_reused: only if it could take nothing of all; else the answer names what was taken.
 */
const relayStations = defineMutation({
  name: 'relay_stations@1',
  args: v.object({
    event_id: Id,
    stations: v.pipe(v.array(HeardStation), v.maxLength(MOST_STATIONS)),
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ event_id, stations: heard }, { at }) =>
    heard.map(({ id, signed, staff_name, ...found }) =>
      createEventRecord(
        'station',
        { id, event_id },
        {
          ...found,
          signature: signed ? STROKES_ELSEWHERE : null,
          received_at: at,
          staff_name: staff_name ?? '',
          flagged: false,
        },
      ),
    ),
});

/** The stations of the gate. */
export const stationMutations = {
  [recordStation.name]: recordStation,
  [relayStations.name]: relayStations,
} as const;
