import { useEffect, useMemo, useState } from 'react';
import { eventsThatFit, type Fit } from '#domain/event/form/event-limits.ts';
import { eventDay, windowFrom } from '#domain/time/event-day.ts';
import { useAccount, usePerson } from '#live/account-context.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { report } from '#sync/device/report.ts';
import { isWaiting } from '#sync/outbox/outbox.ts';

const of_mine: LiveQuery<'airsoft_events'> = { find: { selector: { me: { $eq: 1 } } } };
const my_roles: LiveQuery<'my_records'> = { find: { selector: { kind: { $eq: 'role' } } } };

/**
 * Whether the server takes this many new events today, as far as this device knows. Undefined while
 * it is not known, and for administrators, who have no limits.
 * @param now UTC ISO instant
 */
export function useFit(
  { count, briefing, is_public }: { count: number; briefing: string; is_public: boolean },
  now: string,
): Fit | undefined {
  const person = usePerson();
  const outbox = useOutbox();
  const mine = useLiveRecords('airsoft_events', of_mine);
  const roles = useLiveRecords('my_records', my_roles);
  const profile = useLiveRecord('profiles', person?.id ?? '');
  const account_since = profile.state === 'present' ? profile.row.created_at : undefined;
  const listed = useListed(windowFrom(eventDay(now)));
  return useMemo(() => {
    if (!outbox || mine.state === 'loading' || roles.state === 'loading') return undefined;
    if (roles.rows.length > 0) return undefined;
    const made = outbox.filter((one) => one.name === 'create_event@1' && isWaiting(one));
    return eventsThatFit(
      { count, briefing, is_public },
      {
        mine: mine.rows.filter(({ created_by }) => created_by === person?.id),
        waiting: new Set(made.map(({ args }) => (args as { id: string }).id)),
        now,
        account_since,
        listed,
      },
    );
  }, [outbox, mine, roles, person, account_since, listed, count, briefing, is_public, now]);
}

/** How many events are in the list here, counted in its index once; 0 until known. */
function useListed(from: string): number {
  const { replica } = useAccount();
  const [listed, setListed] = useState(0);
  useEffect(() => {
    const selector = { starts_at: { $gte: from } };
    replica.airsoft_events.count({ selector }).exec().then(setListed, report);
  }, [replica, from]);
  return listed;
}
