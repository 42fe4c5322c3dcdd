import { useMemo } from 'react';
import { proposersOf, toldToHelp, whatWaits, type Waiting } from '#domain/person/what-waits.ts';
import { usePerson } from '#live/account-context.ts';
import { isOnItsWay } from '#live/outbox/about-row.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useLastKnown } from '#live/rows/use-last-known.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { useMyMemberships } from '#live/team/use-my-memberships.ts';
import type { CollectionName } from '#sync/wire/protocol.ts';
import type { Rows } from '#sync/records/collections.ts';

const ASKING: LiveQuery<'team_members'> = {
  find: { selector: { approved: { $eq: false } } },
  keep: ({ approved }) => !approved,
};
const OF_TEAMS: LiveQuery<'team_records'> = {
  find: { selector: { kind: { $in: ['agenda_event', 'alliance'] } } },
};
const TOLD: LiveQuery<'my_records'> = {
  find: { selector: { kind: { $in: ['notification', 'role'] } } },
};
/** Mine that wait, and for an administrator all that do. */
const PROPOSED: LiveQuery<'arenas'> = { find: { selector: { me: { $eq: 1 } } } };

/**
 * What waits for me, from what this device has: no event and no team is followed for it. Undefined
 * until known. @param now UTC ISO instant
 */
export function useWhatWaits(now: string): readonly Waiting[] | undefined {
  const me = usePerson()?.id;
  const outbox = useOutbox();
  const memberships = useMyMemberships();
  const asking = useRows('team_members', ASKING);
  const records = useRows('team_records', OF_TEAMS);
  const mine = useRows('my_records', TOLD);
  const arenas = useRows('arenas', PROPOSED);
  const teams = useTeamsOf(memberships && [...memberships.keys()], records && proposersOf(records));
  const { events, staff } = useHelped(mine && toldToHelp(mine));
  const known = useMemo(() => {
    if (!me || !outbox || !memberships || !asking || !records || !mine) return undefined;
    if (!arenas || !teams || !events || !staff) return undefined;
    const rows = { memberships, teams, asking, records, mine, arenas, staff, events };
    return whatWaits({ ...rows, me, now, isOnItsWay: (id) => isOnItsWay(id, outbox) });
  }, [me, now, outbox, memberships, teams, asking, records, mine, arenas, staff, events]);
  return useLastKnown('what-waits', known); // other teams and events are other queries
}

/** Undefined until known. */
function useRows<Name extends CollectionName>(
  name: Name,
  query: LiveQuery<Name>,
): readonly Rows[Name][] | undefined {
  const found = useLiveRecords(name, query);
  return found.state === 'present' ? found.rows : undefined;
}

/** @param ids each undefined until known */
function useTeamsOf(...ids: readonly (readonly string[] | undefined)[]) {
  const is_known = !ids.includes(undefined);
  const wanted = useSame(is_known ? ids.flatMap((some) => some ?? []) : []);
  const query = useMemo(
    (): LiveQuery<'teams'> => ({
      find: { selector: { id: { $in: [...wanted] } } },
      keep: ({ id }) => wanted.includes(id),
    }),
    [wanted],
  );
  const rows = useRows('teams', query);
  return is_known ? rows : undefined;
}

/** The events where I was asked to help, and who helps there. */
function useHelped(ids: readonly string[] | undefined) {
  const wanted = useSame(ids ?? []);
  const queries = useMemo(() => {
    const those = { $in: [...wanted] };
    const events: LiveQuery<'airsoft_events'> = { find: { selector: { id: those } } };
    const staff: LiveQuery<'event_records'> = {
      find: { selector: { event_id: those, kind: { $eq: 'staff' } } },
    };
    return { events, staff };
  }, [wanted]);
  const events = useRows('airsoft_events', queries.events);
  const staff = useRows('event_records', queries.staff);
  return ids ? { events, staff } : {};
}

/** The same array until it has other ids: a new query is a new subscription. */
function useSame(ids: readonly string[]): readonly string[] {
  const text = [...new Set(ids)].toSorted().join(',');
  return useMemo(() => (text ? text.split(',') : []), [text]);
}
