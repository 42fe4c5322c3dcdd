import { fieldByField } from '#domain/form/form-merge.ts';
import { columnsOf, emptyEvent, type EventColumns, type EventForm } from './event-form.ts';

/** What makes sense only together is one unit of a conflict. */
export const eventMerge = fieldByField(emptyEvent, {
  secret_place: ['place_is_secret', 'secret_place'],
  coordinates: ['latitude', 'longitude'],
  event_patch: ['patch', 'patch_for', 'patch_name', 'patch_drawing'],
  pix: ['pix_key', 'pix_name', 'pix_city'],
});
export type EventUnit = ReturnType<typeof eventMerge.conflicts>[number];

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
