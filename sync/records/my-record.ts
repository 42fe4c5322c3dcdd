import * as v from 'valibot';
import { defineKinds, Id, Instant } from './record.ts';

/** Spec 2 §3. */
export const pointSources = [
  'event_participation',
  'patch_earned',
  'event_organization',
  'team_victory',
  'special_achievement',
] as const;

/** What only I have: notifications, earned patches, points (Spec 1 §3, Spec 2 §3). */
export const my_records = defineKinds({
  indexes: [],
  entries: { id: Id },
  kinds: {
    /** `title` is a code of the notification's words; `data` fills them in. */
    notification: {
      title: v.string(),
      body: v.string(),
      url: v.nullable(v.string()), // a path of the app
      data: v.record(v.string(), v.unknown()),
      read: v.boolean(),
      created_at: Instant,
    },
    user_patch: { patch_id: Id, data_conquista: Instant },
    user_points: {
      points: v.number(),
      source: v.picklist(pointSources),
      source_id: v.nullable(Id),
      description: v.string(),
      created_at: Instant,
    },
  },
});
