import { useMemo } from 'react';
import { isOwner } from '#domain/event-rules.ts';
import { formatWhatsapp } from '#domain/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { useEventTeams } from '#live/use-event-rows.ts';
import { useLiveRecords, type LiveQuery } from '#live/use-live-records.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';

/**
 * The people whom I registered with me. If I see another person's number, that person is a friend
 * of mine: the server sends a number only to whoever entered it and to the organiser, who has the
 * whole list elsewhere.
 */
export function MyFriends({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const user_id = useAccount().person?.id ?? null;
  const query = useMemo(
    (): LiveQuery<'operators'> => ({
      find: { selector: { event_id: { $eq: event.id } } },
      keep: (row) => row.event_id === event.id,
      compare: byTime,
    }),
    [event.id],
  );
  const people = useLiveRecords('operators', query);
  const teams = useEventTeams(event.id);
  if (isOwner(event, user_id) || people.state !== 'present') return null;
  const friends = people.rows.flatMap(({ whatsapp, ...row }) =>
    row.user_id === user_id || whatsapp === null ? [] : [{ ...row, whatsapp }],
  );
  if (friends.length === 0) return null;
  // the organiser may have moved one of us
  const teamName = (team_id: string | null) =>
    teams.state === 'present' ? teams.rows.find(({ id }) => id === team_id)?.name : undefined;
  return (
    <section className="mt-6">
      <h2 className="font-display text-2xl">{LL.registration.friends.with_me()}</h2>
      <ul className="mt-2 divide-y divide-line">
        {friends.map(({ id, name, whatsapp, event_team_id }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span>{name}</span>
            <span className="text-soft tabular-nums">
              {[teamName(event_team_id), formatWhatsapp(whatsapp)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const byTime = (a: Operator, b: Operator): number => a.registered_at.localeCompare(b.registered_at);
