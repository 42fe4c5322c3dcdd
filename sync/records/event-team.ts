import * as v from 'valibot';
import { Count, defineRecord, Id, Instant } from './record.ts';

/** 'Equipe N' of a split, or a trio or squad of a 3X3 or 5X5 event. */
export const event_teams = defineRecord({
  indexes: ['event_id'],
  entries: {
    id: Id,
    event_id: Id,
    name: v.string(), // 1-30 characters
    members_count: Count,
    created_at: Instant,
  },
});
export type EventTeam = v.InferOutput<(typeof event_teams)['row']>;
