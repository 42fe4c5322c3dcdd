import { useEffect } from 'react';
import { fetchPasses, keptPasses } from '#sync/calls/event-passes.ts';
import { useAccount } from '../account-context.ts';
import { reportWhile } from '../report-while.ts';
import { useSyncStatus } from '../freshness/use-sync-status.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';
import { useReplicaRows } from '../rows/use-replica-rows.ts';

const mine = { selector: { me: { $eq: 1 } } };

/**
 * Fetches my passes as soon as the server has confirmed a place, whatever the screen shows: before
 * the gate there may be no other signal. Used once, while the app is open.
 */
export function useKeepPasses(): void {
  const { local } = useAccount();
  const { phase } = useSyncStatus();
  const places = useReplicaRows('operators', mine);
  const kept = useDeviceQuery(keptPasses, null);
  useEffect(() => {
    // after a round there is a signal; one that fails here is tried again after the next
    if (local.user_id === null || phase !== 'synced' || !places || kept === undefined)
      return undefined;
    const ids = places.map(({ id }) => id);
    if (ids.every((id) => kept?.asked_for.includes(id))) return undefined;
    let current = true;
    fetchPasses({ local, now: local.source.now() }, ids).catch(reportWhile(() => current));
    return () => {
      current = false;
    };
  }, [local, phase, places, kept]);
}
