import * as v from 'valibot';
import { Count, defineRecord, Id, Instant } from '../record.ts';

/** Public columns of a team; its number and members are in the team's scope. Spec 2 §3. */
export const teams = defineRecord({
  indexes: [],
  entries: {
    id: Id,
    name: v.string(),
    city: v.string(),
    state: v.string(),
    logo: v.nullable(v.string()),
    website: v.nullable(v.string()),
    instagram: v.nullable(v.string()),
    description: v.nullable(v.string()),
    captain_id: v.nullable(Id),
    created_at: Instant,
    // a row that an older server sent, or that an older app kept, lacks these
    member_count: v.optional(Count, 0), // approved members
    captain_name: v.optional(v.nullable(v.string()), null), // null = the team has no captain
    latitude: v.optional(v.nullable(v.number()), null), // of its city: degrees, WGS 84; null = not known
    longitude: v.optional(v.nullable(v.number()), null),
  },
});
