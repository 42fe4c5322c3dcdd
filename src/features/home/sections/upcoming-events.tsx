import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { areThisWeekend } from '#domain/event/home-events.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { refuseTaps } from '#entities/still/refuse-taps.ts';
import { useStill } from '#entities/still/use-still.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { List } from '#ui/lists/list-row.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { HomeRow, type HomeRowEvent } from './home-row.tsx';

export type UpcomingEventsProps = {
  /** undefined: not known yet. */
  events: readonly HomeRowEvent[] | undefined;
  /** What was painted first. */
  seen?: readonly HomeRowEvent[] | undefined;
  now: string;
  never: boolean;
  failed: boolean;
};

/** The next public events; a skeleton while nothing is known. */
export function UpcomingEvents({ events: newest, seen, now, never, failed }: UpcomingEventsProps) {
  const { LL } = useI18nContext();
  const events = useStill(newest, { first: seen, asked: '', follows: keepsPlaces, onMove });
  if (events?.length === 0) return <NothingOn never={never} />;
  const { title, near, all } = LL.home.upcoming;
  const name = events?.some(({ distance_m }) => distance_m !== undefined)
    ? near()
    : events && areThisWeekend(events, eventDay(now))
      ? LL.events.group.this_weekend()
      : title();
  return (
    <section id={UPCOMING_ID} aria-labelledby="upcoming" className="pt-2 pb-6 md:pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="upcoming" className="text-2xl md:text-4xl">
          {name}
        </h2>
        <Link to="/events" className="home-more">
          {all()}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      {events ? (
        <List label={name}>
          {events.map((event) => (
            <HomeRow key={event.id} event={event} now={now} />
          ))}
        </List>
      ) : (
        <SkeletonRows label={failed ? LL.home.card.count_failed() : LL.home.card.count_loading()} />
      )}
    </section>
  );
}

const UPCOMING_ID = 'upcoming-events';
const onMove = () => refuseTaps(document.getElementById(UPCOMING_ID));

type Rows = UpcomingEventsProps['events'];
/** The rows replace a skeleton, or every row that is shown keeps its place. */
const keepsPlaces = (newest: Rows, shown: Rows): boolean =>
  !shown?.length || shown.every(({ id }, at) => newest?.[at]?.id === id);

/** One sentence in place of the section. */
function NothingOn({ never }: { never: boolean }) {
  const { LL } = useI18nContext();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-8">
      <p className="text-lg">{never ? LL.no_events.never_synced() : LL.no_events.none()}</p>
      {!never && (
        <Link to="/event/create" className={buttonClass()}>
          {LL.no_events.none_action()}
        </Link>
      )}
    </div>
  );
}
