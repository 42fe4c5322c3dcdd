import type { SupabaseClient } from '@supabase/supabase-js';
import type { Push, PushOutcome, PushSender } from './push/push-sender.ts';

/** How many devices are reached at once. What is claimed is tried: a claim counts as an attempt. */
const AT_ONCE = 20;
/** No more is claimed after this; the rest waits for the next run. */
const FOR_MS = 15_000;

export type DrainCounts = Record<PushOutcome, number>;

/** Sends what waits in the queue, and writes down what became of each. Null when the database can't be asked. */
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
    if (settled.error) return null; // they come again in two minutes
  }
  return counts;
}
