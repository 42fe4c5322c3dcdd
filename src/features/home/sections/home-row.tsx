import { Link } from '@tanstack/react-router';
import type { ListedEvent } from '#domain/event/seen-rows.ts';
import { RowChips } from '#entities/event/chips/row-chips.tsx';
import { PlaceText } from '#entities/place/place-text.tsx';
import { dateBlock, formatDayLong, formatDistance, formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { priceWords } from '#i18n/words/price-words.ts';
import { CapacityBar } from '#ui/lists/capacity-bar.tsx';
import { EventRow } from '#ui/lists/event-row.tsx';
import { rowLinkClass } from '#ui/lists/list-row.tsx';

export type HomeRowEvent = ListedEvent & {
  /** Where it is known how far it is. */
  readonly distance_m?: number | undefined;
};
type HomeRowProps = { event: HomeRowEvent; now: string };

/** Spec 1 §2 /, as a row of /events: mode, name, date, place, number of participants. */
export function HomeRow({ event, now }: HomeRowProps) {
  const { LL, locale } = useI18nContext();
  const { max_op: limit, operators_count: taken, price_cents, distance_m } = event;
  return (
    <EventRow
      level={3}
      title={
        <Link to="/event/$id" params={{ id: event.id }} className={rowLinkClass}>
          {event.name}
        </Link>
      }
      date={dateBlock(event.date, locale)}
      date_text={`${formatDayLong(event.date, locale)}, ${event.time}`}
      time={event.time}
      location={<PlaceText>{event.location}</PlaceText>}
      distance={
        distance_m === undefined
          ? undefined
          : LL.events.distance.away({ distance: formatDistance(distance_m, locale) })
      }
      game_mode={LL.events.game_mode[event.game_mode]()}
      price={price_cents === null ? undefined : priceWords(price_cents, { LL, locale })}
      capacity={
        limit > 0 ? (
          <CapacityBar
            taken={taken}
            limit={limit}
            format={(value) => formatNumber(value, locale)}
            label={LL.events.places.taken({ taken, limit })}
          />
        ) : (
          <span className="text-soft">{LL.home.card.operator_count({ count: taken })}</span>
        )
      }
      state={
        <>
          <RowChips event={event} now={now} />
          <span className="max-md:hidden">{LL.home.card.details()}</span>
        </>
      }
    />
  );
}
