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
    member_count: Count, // approved members
    captain_name: v.nullable(v.string()), // null = the team has no captain
    latitude: v.nullable(v.number()), // of its city: degrees, WGS 84; null = not known
    longitude: v.nullable(v.number()),
  },
});
