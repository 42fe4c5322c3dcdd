import { Link } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { ComponentType } from 'react';
import type { Arena } from '#domain/arena/arena-list.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { PlaceText } from '#entities/place/place-text.tsx';
import { dateBlock, formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useComingEvents } from '#live/event/use-coming-events.ts';
import { useIsComing } from '#live/freshness/use-is-coming.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { EventRow } from '#ui/lists/event-row.tsx';
import { List, rowLinkClass } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

/** Saves a game for the phone's calendar, which another feature does. */
export type CalendarFile = ComponentType<{ event: AirsoftEvent; now: string; look: 'row' }>;

type ArenaEventsProps = {
  arena: Arena;
  /** UTC ISO instant. */
  now: string;
  calendarFile: CalendarFile;
};

/** The coming games at an arena, and the way to a new one there. */
export function ArenaEvents(props: ArenaEventsProps) {
  const { LL } = useI18nContext();
  const { id, is_active } = props.arena;
  return (
    <div className="flex flex-col gap-4">
      <Games {...props} />
      {is_active && (
        <div>
          <Link to="/event/create" search={{ arena: id }} className={buttonClass()}>
            <CalendarPlus aria-hidden className="size-5" />
            {LL.arenas.create_event()}
          </Link>
        </div>
      )}
    </div>
  );
}

/** As far as this person may see them; called off ones say so. */
function Games({ arena: { id }, now, calendarFile: CalendarFile }: ArenaEventsProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.arenas;
  const found = useComingEvents(eventDay(now));
  const read = useScopeState('public');
  const coming = useIsComing();
  if (found.state === 'loading' || read === undefined) return <div className="h-24" />;
  const here = found.rows.filter((row) => row.arena_id === id);
  if (here.length === 0) {
    // an arena may be here before the events are
    if (!read && coming) return <div className="h-24" />;
    return <p className="text-soft">{read ? words.no_events() : LL.no_events.never_synced()}</p>;
  }
  return (
    <List label={words.events()}>
      {here.map((event) => (
        <EventRow
          key={event.id}
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
          game_mode={LL.events.game_mode[event.game_mode]()}
          state={
            event.status === 'planned' ? (
              <span className="relative">
                <CalendarFile event={event} now={now} look="row" />
              </span>
            ) : (
              <StateChip kind={event.status === 'cancelled' ? 'cancelled' : 'warning'}>
                {LL.events[event.status]()}
              </StateChip>
            )
          }
        />
      ))}
    </List>
  );
}
