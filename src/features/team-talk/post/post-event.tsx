import { Link } from '@tanstack/react-router';
import type { EventOfPost } from '#domain/talk/post-event.ts';
import { eventTime } from '#domain/time/day-time.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { PlaceText } from '#entities/place/place-text.tsx';
import { dateBlock, formatDayLong } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { buttonClass } from '#ui/button.tsx';
import { EventRow } from '#ui/lists/event-row.tsx';
import { rowLinkClass } from '#ui/lists/list-row.tsx';

/** The event that a post speaks of, as this device has it; else only the way to it. */
export const PostEvent = ({ about: { id, team_id } }: { about: EventOfPost }) =>
  team_id ? <Entry id={id} team_id={team_id} /> : <PlatformEvent id={id} />;

function PlatformEvent({ id }: { id: string }) {
  const { LL } = useI18nContext();
  const found = useLiveRecord('airsoft_events', id);
  const way = { to: '/event/$id', params: { id } } as const;
  if (found.state === 'loading') return <div className="h-24" />;
  if (found.state === 'absent') return <OnlyWay way={way} />;
  const { name, date, time, location, game_mode } = found.row;
  const mode = LL.events.game_mode[game_mode]();
  return <Shown {...{ name, date, time, location, way }} game_mode={mode} />;
}

/** An entry of the agenda of a team, maybe of another one. */
function Entry({ id, team_id }: { id: string; team_id: string }) {
  const found = useLiveRecord('team_records', id);
  const search = { tab: 'events', event: id } as const;
  const way = { to: '/team/$id/advanced', params: { id: team_id }, search } as const;
  if (found.state === 'loading') return <div className="h-24" />;
  if (found.state === 'absent' || found.row.kind !== 'agenda_event') return <OnlyWay way={way} />;
  const { title: name, start_date: at, location } = found.row.data;
  return <Shown {...{ name, location, way }} date={eventDay(at)} time={eventTime(at)} />;
}

type Way =
  | { to: '/event/$id'; params: { id: string } }
  | { to: '/team/$id/advanced'; params: { id: string }; search: { tab: 'events'; event: string } };

function OnlyWay({ way }: { way: Way }) {
  const { LL } = useI18nContext();
  return (
    <div>
      <Link {...way} className={buttonClass()}>
        {LL.team_talk.see_event()}
      </Link>
    </div>
  );
}

type ShownProps = {
  name: string;
  /** YYYY-MM-DD */
  date: string;
  time: string;
  location: string;
  game_mode?: string;
  way: Way;
};

function Shown({ name, date, time, location, game_mode, way }: ShownProps) {
  const { locale } = useI18nContext();
  return (
    <ul className="rounded-box border border-line bg-base-100 px-3">
      <EventRow
        level={3}
        title={
          <Link {...way} className={rowLinkClass}>
            {name}
          </Link>
        }
        date={dateBlock(date, locale)}
        date_text={`${formatDayLong(date, locale)}, ${time}`}
        time={time}
        location={<PlaceText>{location}</PlaceText>}
        game_mode={game_mode}
      />
    </ul>
  );
}
