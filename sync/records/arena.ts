import * as v from 'valibot';
import { defineRecord, Id, Instant } from './record.ts';

/**
 * A playing field. Spec 2 §3; only active ones are replicated, and my own that wait for approval.
 */
export const arenas = defineRecord({
  indexes: [],
  entries: {
    id: Id,
    name: v.string(),
    description: v.nullable(v.string()),
    address: v.string(),
    city: v.string(),
    state: v.string(),
    latitude: v.number(), // degrees, WGS 84
    longitude: v.number(),
    website: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    instagram: v.nullable(v.string()),
    whatsapp: v.nullable(v.string()),
    facebook: v.nullable(v.string()),
    game_types: v.array(v.string()),
    facilities: v.array(v.string()),
    images: v.array(v.string()),
    opening_hours: v.record(v.string(), v.string()), // day → text
    is_active: v.boolean(),
    created_by: v.nullable(Id),
    created_at: Instant,
  },
});
