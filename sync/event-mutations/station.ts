import * as v from 'valibot';
import { defineMutation } from '../mutations/mutation.ts';
import { textOf } from '../mutations/text.ts';
import { armbandColours, paymentMethods, stations } from '../records/event-record.ts';
import { Id, Instant } from '../records/record.ts';
import { createEventRecord } from './event-record-effect.ts';

/** Limits of what a chronograph shows: feet per second, and grams of the BB. */
export const FPS = { least: 50, most: 800 } as const;
export const BB_G = { least: 0.1, most: 1 } as const;

/**
 * Records what a station of the gate found about a person, or with `undoes` takes an earlier record
 * back. Each station fills its own fields: `signature` of the waiver (left out: ticked), `replica`,
 * `fps`, `bb_g` and `seal` of the chronograph, `method` of the payment, `colour` and `event_team_id`
 * of the armband. It is recorded whatever the list says, and the server flags it when it should not
 * have happened. Refusals: event_not_found, not_allowed, id_reused, invalid_args (a time long before
 * the event, a field of another station).
 */
export const recordStation = defineMutation({
  name: 'record_station@1',
  args: v.object({
    id: Id,
    event_id: Id,
    operator_id: Id,
    station: v.picklist(stations),
    undoes: v.optional(Id),
    signature: v.optional(v.pipe(v.string(), v.regex(/^[ML0-9 ]{4,4000}$/))),
    replica: v.optional(textOf(1, 40)),
    fps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(FPS.least), v.maxValue(FPS.most))),
    bb_g: v.optional(
      v.pipe(
        v.number(),
        v.minValue(BB_G.least),
        v.maxValue(BB_G.most),
        v.check((grams) => Number(grams.toFixed(2)) === grams),
      ),
    ),
    seal: v.optional(textOf(1, 20)),
    method: v.optional(v.picklist(paymentMethods)),
    colour: v.optional(v.picklist(armbandColours)),
    event_team_id: v.optional(Id),
    recorded_at: Instant, // by this device's clock
    clock_offset_ms: v.pipe(v.number(), v.integer()), // server minus device at the last sync
    device_id: Id,
  }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: ({ id, event_id, ...found }, { user_id, at }) => [
    createEventRecord(
      'station',
      { id, event_id },
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

/** The stations of the gate. */
export const stationMutations = { [recordStation.name]: recordStation } as const;
