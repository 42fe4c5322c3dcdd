import { useMemo } from 'react';
import { myStatistics, type MyHistory, type MyStatistics } from '#domain/rewards/my-statistics.ts';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';

const mine = { selector: { me: { $eq: 1 } } };
const everything = { selector: {} };

/**
 * What I have done, counted on this device from the server's rows; not_here when those never
 * arrived. Waiting mutations do not count.
 * @param now UTC ISO instant
 */
export function useMyStatistics(now: string): MyStatistics | 'loading' | 'not_here' {
  const events = useReplicaRows('airsoft_events', mine);
  const operators = useReplicaRows('operators', mine);
  const records = useReplicaRows('my_records', everything);
  const known = useMineIsKnown();
  const me = useScopeState('me');
  // the numbers change once a day, not every minute
  const hour = now.slice(0, 13);
  const counted = useMemo(() => {
    if (!events || !operators || !records) return undefined;
    const my_places = new Set(operators.map(({ event_id }) => event_id));
    const history: MyHistory = {
      games: events.filter(({ id }) => my_places.has(id)),
      points: records.flatMap((row) => (row.kind === 'user_points' ? [row.data] : [])),
      patches: records.flatMap((row) => (row.kind === 'user_patch' ? [row.data] : [])),
    };
    return myStatistics(history, `${hour}:00:00Z`);
  }, [events, operators, records, hour]);
  if (!counted || !known || me === undefined) return 'loading';
  return me?.complete ? counted : 'not_here';
}
