import * as v from 'valibot';
import { Count, Day, defineKinds, Id } from './record.ts';

export const achievementCategories = ['participation', 'victory', 'growth', 'community'] as const;

/**
 * What everybody sees, a few dozen rows: advertisements, achievements, statistics (Spec 1 §3, Spec
 * 2 §3).
 */
export const public_records = defineKinds({
  indexes: [],
  entries: { id: Id },
  kinds: {
    /** Only active ones; administrators alone see clicks and views. The screen checks the days. */
    advertisement: {
      title: v.string(),
      description: v.nullable(v.string()),
      image_url: v.nullable(v.string()),
      link_url: v.nullable(v.string()),
      sponsor_name: v.string(),
      priority: v.number(), // higher is first
      location: v.string(),
      start_date: v.nullable(Day),
      end_date: v.nullable(Day),
    },
    achievement: {
      title: v.string(),
      description: v.string(),
      category: v.picklist(achievementCategories),
      points: Count,
      badge: v.string(),
      members_count: v.nullable(Count), // requirements; null = not required
      points_required: v.nullable(Count),
      events_count: v.nullable(Count),
      win_count: v.nullable(Count),
      days_active: v.nullable(Count),
    },
    statistic: { metric: v.string(), value: v.number(), description: v.string() },
  },
});
