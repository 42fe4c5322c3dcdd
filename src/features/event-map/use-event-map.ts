import { useMemo } from 'react';
import { mappedEvents, withPast } from '#domain/event/event-map.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import { usePastEvents } from '#live/event/use-past-events.ts';
import { eventMarks } from './mark/event-mark.ts';
import { useMappedRows } from './use-mapped-rows.ts';

type Wish = Omit<Parameters<typeof mappedEvents>[1], 'today'> & {
  /** UTC ISO instant. */
  readonly now: string;
};

/**
 * The events of the map, their points, my registrations, and whether I organise one; with past ones also those that this
 * device was told beyond its own rows. `mapped` is undefined until the replica has answered.
 */
export function useEventMap({ filter, sort, here, now, q }: Wish) {
  const { LL, locale } = useI18nContext();
  const today = eventDay(now);
  const person = usePerson();
  const registrations = useMyRegistrations();
  const own = useMappedRows();
  const shows_past = filter !== 'upcoming';
  const older = usePastEvents(shows_past);
  const told = shows_past ? older.past?.rows : undefined;
  const rows = useMemo(() => own && withPast(own, told ?? []), [own, told]);
  const mapped = useMemo(
    () =>
      rows &&
      mappedEvents(rows, {
        filter,
        sort,
        here,
        today,
        q,
        modeWord: (mode) => LL.events.game_mode[mode](),
      }),
    [rows, filter, sort, here, today, q, LL],
  );
  const places = useMemo(() => {
    const markOf = eventMarks({ now, today, person, registrations, LL, locale });
    return (mapped ?? []).flatMap(({ event, place }) =>
      place ? [{ id: event.id, name: event.name, ...place, mark: markOf(event) }] : [],
    );
  }, [mapped, now, today, person, registrations, LL, locale]);
  const organises = useMemo(
    () => rows?.some((row) => isOwner(row, person)) ?? false,
    [rows, person],
  );
  return { mapped, places, today, registrations, organises, older: shows_past ? older : undefined };
}
