import { useMemo } from 'react';
import { mappedEvents, withPast, type EventOnMap } from '#domain/event/event-map.ts';
import { formatDayMonth } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePastEvents } from '#live/event/use-past-events.ts';
import { useMappedRows } from './use-mapped-rows.ts';

type Wish = Parameters<typeof mappedEvents>[1];

/**
 * The events of the map and their points; with past ones also those that this device was told
 * beyond its own rows. `mapped` is undefined until the replica has answered.
 */
export function useEventMap({ filter, sort, here, today, q }: Wish) {
  const { LL, locale } = useI18nContext();
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
  const places = useMemo(
    () =>
      (mapped ?? []).flatMap(({ event, place }) =>
        place
          ? [
              {
                id: event.id,
                ...place,
                mark: happensOn(event, today) ? formatDayMonth(event.date, locale) : undefined,
              },
            ]
          : [],
      ),
    [mapped, locale, today],
  );
  return { mapped, places, older: shows_past ? older : undefined };
}

/** Whether a day and a month say when it is: not of a postponed event, nor of one of an earlier year. */
const happensOn = ({ status = 'planned', date }: EventOnMap, today: string): boolean =>
  status === 'planned' && date.slice(0, 4) >= today.slice(0, 4);
