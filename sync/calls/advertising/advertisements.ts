import * as v from 'valibot';
import { Count, Id } from '#sync/records/record.ts';
import type { Caller } from '#sync/identity/client.ts';
import { callFunction, type FunctionOutcome } from '#sync/identity/signed-call.ts';

/** YYYY-MM-DD in America/Sao_Paulo. */
const Day = v.nullable(v.string());

const Advertisement = v.object({
  id: Id,
  title: v.string(),
  description: v.nullable(v.string()),
  image_url: v.nullable(v.string()),
  link_url: v.nullable(v.string()),
  sponsor_name: v.string(),
  is_active: v.boolean(),
  priority: Count,
  location: v.string(),
  start_date: Day,
  end_date: Day,
  views: v.optional(Count, 0),
  clicks: v.optional(Count, 0),
});
export type CountedAdvertisement = v.InferOutput<typeof Advertisement>;

const Listed = v.object({ ads: v.array(Advertisement) });

/**
 * Every advertisement with its figures, the highest priority first (Spec 1 §7, manage-ads). Only an
 * administrator may read it, so it is not kept. Refusals: not_allowed.
 */
export const listAdvertisements = (
  caller: Caller,
): Promise<FunctionOutcome<v.InferOutput<typeof Listed>>> =>
  callFunction(caller, { name: 'manage-ads', details: Listed });

const Counted = v.object({
  ad: v.object({
    /** YYYY-MM-DD in America/Sao_Paulo: before it nothing was counted by day. */
    since: Day,
    days: v.array(v.object({ day: v.string(), views: Count, clicks: Count })),
  }),
});
export type DaysOfAd = v.InferOutput<typeof Counted>['ad'];

/**
 * What one advertisement counted on each of the last ninety days, oldest first; days that counted
 * nothing are missing. Refusals: not_allowed, advertisement_not_found.
 */
export const daysOfAdvertisement = (
  caller: Caller,
  id: string,
): Promise<FunctionOutcome<v.InferOutput<typeof Counted>>> =>
  callFunction(caller, { name: `manage-ads?id=${id}`, details: Counted });
