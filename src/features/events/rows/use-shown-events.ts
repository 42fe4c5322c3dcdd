import { useMemo } from 'react';
import { filterCount } from '#domain/search/event-filter.ts';
import { useAccount } from '#live/account-context.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import type { EventsSearch } from '../search/events-search.ts';
import { useListedEvents } from '../use-listed-events.ts';
import { useNextGame } from '../use-next-game.ts';
import { useStillList } from './use-still-list.ts';

type Asked = { now: string; today: string; term: string; search: EventsSearch; is_read: boolean };

/** The events of the list and my next game among them, each in its place; and my registrations. */
export function useShownEvents({ now, today, term, search, is_read }: Asked) {
  const { person } = useAccount();
  const registrations = useMyRegistrations();
  const rows = useListedEvents(today);
  const next = useNextGame(rows, registrations, now);
  const shown = useStillList(
    useMemo(() => ({ rows, next }), [rows, next]),
    {
      asked: JSON.stringify([person?.id, today, term, search]),
      today,
      is_narrow: filterCount(search) > 0 || search.sort === 'distance',
      complete: is_read,
    },
  );
  return { ...shown, registrations };
}
