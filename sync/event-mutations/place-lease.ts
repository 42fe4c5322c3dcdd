import * as v from 'valibot';
import { defineMutation } from '../kit/mutation.ts';
import type { Effect } from '../kit/mutation.ts';
import { Id } from '../records/record.ts';

/**
 * Holds free places of an event on this device, as the organiser or staff: they count as taken for
 * everybody else, until an hour after the start. Without `places` it is this device's share of what
 * is free; 0 gives all back. `id` is the lease's, unless the device has one. Nothing is shown before
 * the answer: only the server knows what is free. Refusals: event_not_found, not_allowed,
 * event_cancelled, no_limit_of_places, gate_not_open, event_past, event_full, id_reused.
 */
const leasePlaces = defineMutation({
  name: 'lease_places@1',
  args: v.object({
    id: Id,
    event_id: Id,
    device_id: Id,
    places: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500))),
  }),
  fill: ({ id, device_id }) => ({ id, device_id }),
  lane: ({ event_id }) => `event:${event_id}`,
  effects: () => [],
});

/** A place of a lease goes to a person. */
export const spendLease = (id: string): Effect => ({
  collection: 'event_records',
  id,
  change: (row) =>
    row?.kind === 'lease' && row.data.spent < row.data.places
      ? { ...row, data: { ...row.data, spent: row.data.spent + 1 } }
      : row,
});

/** Places that phones at the gate hold. */
export const placeLeaseMutations = { [leasePlaces.name]: leasePlaces } as const;
