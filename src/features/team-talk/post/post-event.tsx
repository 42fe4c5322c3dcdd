import { Link } from '@tanstack/react-router';
import { dateBlock, formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { buttonClass } from '#ui/button.tsx';
import { EventRow } from '#ui/lists/event-row.tsx';
import { rowLinkClass } from '#ui/lists/list-row.tsx';

/** The event that a post speaks of, as this device has it; else only the way to it. */
export function PostEvent({ id }: { id: string }) {
  const { LL, locale } = useI18nContext();
  const found = useLiveRecord('airsoft_events', id);
  if (found.state === 'loading') return <div className="h-24" />;
  if (found.state === 'absent') {
    return (
      <div>
        <Link to="/event/$id" params={{ id }} className={buttonClass()}>
          {LL.team_talk.see_event()}
        </Link>
      </div>
    );
  }
  const event = found.row;
  return (
    <ul className="rounded-box border border-line px-3">
      <EventRow
        level={3}
        title={
          <Link to="/event/$id" params={{ id }} className={rowLinkClass}>
            {event.name}
          </Link>
        }
        date={dateBlock(event.date, locale)}
        date_text={`${formatDayLong(event.date, locale)}, ${event.time}`}
        time={event.time}
        location={event.location}
        game_mode={LL.events.game_mode[event.game_mode]()}
      />
    </ul>
  );
}
