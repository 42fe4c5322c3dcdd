import * as v from 'valibot';
import { defineRecord, Id } from './record.ts';

/**
 * How to pay for an event, its organiser's number, and its place where it is secret; the id is the event's. Only the organiser,
 * staff and who is registered have the row. Mirrors `private.sync_event_payments`.
 */
export const event_payments = defineRecord({
  indexes: [],
  entries: {
    id: Id,
    pix_key: v.nullable(v.string()), // in the form that banks store
    pix_name: v.nullable(v.string()),
    pix_city: v.nullable(v.string()),
    whatsapp: v.nullable(v.string()), // while the event has show_contact
    secret_place: v.nullable(v.string()), // while the event has place_is_secret
  },
});
export type EventPayment = v.InferOutput<(typeof event_payments)['row']>;
