import * as v from 'valibot';
import { Count, defineRecord, Id, Instant } from '../record.ts';

/** Spec 2 §3. The captain is a member too; only the captain's own mutations appoint one. */
export const teamRoles = ['captain', 'officer', 'veteran', 'member'] as const;

/**
 * A member of a team, or somebody who asks to join (`approved` false). `whatsapp` and `instagram`
 * are null unless I am that person or the captain: the server omits them.
 */
export const team_members = defineRecord({
  indexes: ['team_id'],
  entries: {
    id: Id,
    team_id: Id,
    user_id: v.nullable(Id),
    name: v.string(),
    role: v.picklist(teamRoles),
    approved: v.boolean(),
    rank_id: v.nullable(Id),
    created_at: Instant,
    whatsapp: v.nullable(v.string()), // digits with country code
    instagram: v.nullable(v.string()),
    avatar_url: v.nullable(v.string()),
    // null unless I am a member of the team
    rank_assigned_by: v.nullable(Id), // a person
    points: v.nullable(Count), // the person's, wherever they were earned
    events_count: v.nullable(Count), // events that the person took part in
    subscribed: v.boolean(), // to the team's news; true in my own row only
  },
});
