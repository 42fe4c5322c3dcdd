import * as v from 'valibot';
import { defineKinds, Id, Instant } from './record.ts';

/** What a person gets points for (Spec 2 §3). */
export const pointSources = [
  'event_participation',
  'patch_earned',
  'event_organization',
  'team_victory',
  'special_achievement',
] as const;

/** Only admin is seen in use (Spec 2 §6). */
export const roles = ['admin'] as const;

/**
 * What only I see: roles, notifications, switched reminders, read marks, earned patches, points (Spec 1
 * §3, Spec 2 §3).
 */
export const my_records = defineKinds({
  indexes: [],
  entries: { id: Id },
  kinds: {
    /**
     * What I may do on the whole platform. The server checks it again; this only shows the screens,
     * offline too.
     */
    role: { role: v.picklist(roles) },
    /**
     * `data.code` selects the text, the rest of `data` fills it in. Title and body are the texts in
     * pt-BR.
     */
    notification: {
      title: v.string(),
      body: v.string(), // '' when the title says everything
      url: v.nullable(v.string()), // a path of the app
      data: v.record(v.string(), v.unknown()),
      read: v.boolean(),
      created_at: Instant,
    },
    /** That I chose whether I want the reminders of an event; without one I am reminded. */
    reminder: { event_id: Id, is_off: v.boolean() },
    /** How far I have read a channel of my team, on whichever device. */
    read_mark: { team_id: Id, channel: v.string(), seen_at: Instant },
    user_patch: {
      patch_id: Id,
      data_conquista: Instant,
      celebrated: v.optional(v.boolean()), // I have seen its celebration, on whichever device
    },
    user_points: {
      points: v.number(),
      source: v.picklist(pointSources),
      source_id: v.nullable(Id),
      description: v.string(),
      created_at: Instant,
    },
  },
});
