import type { SupabaseClient } from '@supabase/supabase-js';
import type { Push, PushOutcome, PushSender } from './push/push-sender.ts';

/** How many devices are reached at once, and in one run. */
const AT_ONCE = 20;
const MOST = 200;

export type DrainCounts = Record<PushOutcome, number>;

/** Sends what waits in the queue, and writes down what became of each. Null when the database can't be asked. */
export async function drainPushes(
  service: SupabaseClient,
  sender: PushSender,
): Promise<DrainCounts | null> {
  const { data, error } = await service.rpc('claim_pushes', { p: { limit: MOST } });
  if (error) return null;
  const pushes = data as Push[];
  const counts: DrainCounts = { sent: 0, gone: 0, failed: 0 };
  for (let at = 0; at < pushes.length; at += AT_ONCE) {
    const results = await Promise.all(
      pushes.slice(at, at + AT_ONCE).map(async (push) => {
        const outcome = await sender.send(push);
        counts[outcome] += 1;
        return { id: push.id, outcome };
      }),
    );
    const settled = await service.rpc('settle_pushes', { p: { results } });
    if (settled.error) return null; // they come again in two minutes
  }
  return counts;
}
