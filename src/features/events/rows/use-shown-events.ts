import { useEffect, useMemo, useState } from 'react';
import { filterCount } from '#domain/search/event-filter.ts';
import { windowFrom } from '#domain/time/event-day.ts';
import { useAccount } from '#live/account-context.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import type { EventsSearch } from '../search/events-search.ts';
import { notePainted, paintedFirst } from '../seen/seen-events.ts';
import { useRememberSeen } from '../seen/use-remember-seen.ts';
import { useListedEvents } from '../use-listed-events.ts';
import { useNextGame } from '../use-next-game.ts';
import { useStillList, type StillList } from './use-still-list.ts';

type Asked = {
  now: string;
  today: string;
  term: string;
  search: EventsSearch;
  /** How old the rows are; undefined until they were read to their end. */
  synced_at: number | undefined;
};

/** The events of the list and my next game among them, each in its place; and my registrations. */
export function useShownEvents({ now, today, term, search, synced_at }: Asked) {
  const { person } = useAccount();
  const registrations = useMyRegistrations();
  const is_narrow = filterCount(search) > 0 || search.sort === 'distance';
  const is_asked = is_narrow || term !== '';
  const rows = useListedEvents(today, is_asked);
  const next = useNextGame(rows, registrations, now);
  const newest = useMemo(() => ({ rows, next }), [rows, next]);
  // of a row they have what a list shows
  const [first] = useState(() =>
    is_asked ? undefined : (paintedFirst(windowFrom(today)) as StillList | undefined),
  );
  useEffect(() => notePainted(false), []);
  const shown = useStillList(newest, {
    first,
    asked: JSON.stringify([person?.id, today, term, search]),
    today,
    is_narrow,
    complete: synced_at !== undefined,
  });
  // the next start begins with what is known by now, also where a thumb was always at the screen
  useRememberSeen(newest, { today, synced_at });
  return { ...shown, registrations };
}
