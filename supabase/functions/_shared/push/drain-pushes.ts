import type { SupabaseClient } from '@supabase/supabase-js';
import type { Push, PushOutcome, PushSender } from './push-sender.ts';

/**
 * How many devices are sent to at once. Every claimed message is tried, because a claim counts as
 * an attempt.
 */
const AT_ONCE = 20;
/** After this no more are claimed; the rest waits for the next run. */
const FOR_MS = 15_000;

export type DrainCounts = Record<PushOutcome, number>;

/**
 * Sends what waits in the push queue, and records each outcome. Null when the database can't be
 * asked.
 */
export async function drainPushes(
  service: SupabaseClient,
  sender: PushSender,
): Promise<DrainCounts | null> {
  const counts: DrainCounts = { sent: 0, gone: 0, failed: 0 };
  const started = Date.now();
  while (Date.now() - started < FOR_MS) {
    const claimed = await service.rpc('claim_pushes', { p: { limit: AT_ONCE } });
    if (claimed.error) return null;
    const pushes = claimed.data as Push[];
    if (pushes.length === 0) break;
    const results = await Promise.all(
      pushes.map(async (push) => ({ id: push.id, outcome: await sender.send(push) })),
    );
    for (const { outcome } of results) counts[outcome] += 1;
    const settled = await service.rpc('settle_pushes', { p: { results } });
    if (settled.error) return null; // they are claimed again in two minutes
  }
  return counts;
}
