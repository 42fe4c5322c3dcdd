import { formMerge } from '#domain/form/form-merge.ts';
import type { EventColumns, EventForm } from './event-form.ts';
import { columnsOf } from './event-form.ts';

/** The units of a conflict: a field, or what makes sense only together. */
export const eventUnits = {
  name: ['name'],
  game_mode: ['game_mode'],
  date: ['date'],
  time: ['time'],
  arena_id: ['arena_id'],
  location: ['location'],
  secret_place: ['place_is_secret', 'secret_place'],
  coordinates: ['latitude', 'longitude'],
  briefing: ['briefing'],
  banner: ['banner'],
  patch: ['patch'],
  is_public: ['is_public'],
  allow_public_list: ['allow_public_list'],
  registration_closed: ['registration_closed'],
  teams_count: ['teams_count'],
  max_op: ['max_op'],
  price_cents: ['price_cents'],
  gate_time: ['gate_time'],
  end_time: ['end_time'],
  energy_limits: ['energy_limits'],
  what_to_bring: ['what_to_bring'],
  is_info_only: ['is_info_only'],
  show_contact: ['show_contact'],
  pix: ['pix_key', 'pix_name', 'pix_city'],
} as const satisfies Record<string, readonly (keyof EventForm)[]>;
export type EventUnit = keyof typeof eventUnits;

export const eventMerge = formMerge<EventForm, EventUnit>(eventUnits);

/** True when nothing was changed, or everything was changed back. */
export const sameEvent = eventMerge.equal;

/**
 * The arguments of update_event@1: what the person changed, and what they saw before. Undefined
 * when nothing changed.
 */
export const eventChanges = (
  base: EventForm,
  mine: EventForm,
): { patch: Partial<EventColumns>; base: Partial<EventColumns> } | undefined =>
  eventMerge.changes(columnsOf(base), columnsOf(mine));
