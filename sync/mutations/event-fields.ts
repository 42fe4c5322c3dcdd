import * as v from 'valibot';
import { gameModes } from '../records/airsoft-event.ts';
import { Day, Id } from '../records/record.ts';
import { textOf } from './text.ts';
import { Url } from './url.ts';

/** The columns of an event that its organiser writes (Spec 1 §3, the update payload). */
export const eventFields = {
  name: textOf(3, 120),
  date: Day,
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
};

/**
 * When a game begins, of a day and a time where the events are: no summer time there since 2019. A good guess until
 * the server's answer. @returns an ISO instant
 */
export const startsAt = (date: string, time: string): string => `${date}T${time}:00-03:00`;

/** Why an event was cancelled or moved, in the organiser's words. */
export const eventReason = v.optional(textOf(1, 500));
