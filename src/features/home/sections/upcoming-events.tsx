import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EventCard, EventCardBones } from './event-card.tsx';
import type { CardEvent } from '#domain/event/seen-rows.ts';

/** Spec 1 §2. */
const BONES = 3;

type UpcomingEventsProps = {
  /** undefined: not known yet. */
  events: readonly CardEvent[] | undefined;
  never: boolean;
  failed: boolean;
};

/** The next public events; a skeleton while nothing is known. */
export function UpcomingEvents({ events, never, failed }: UpcomingEventsProps) {
  const { LL } = useI18nContext();
  if (events?.length === 0) return <NothingOn never={never} />;
  return (
    <section aria-labelledby="upcoming" className="pt-6 pb-12 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="upcoming" className="text-4xl md:text-5xl">
          {LL.home.upcoming.title()}
        </h2>
        <Link to="/events" className="home-more">
          {LL.home.upcoming.all()}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      <ul className="event-cards" aria-busy={!events}>
        {events
          ? events.map((event) => <EventCard key={event.id} event={event} />)
          : Array.from({ length: BONES }, (_, bone) => (
              <EventCardBones key={bone} failed={failed} />
            ))}
      </ul>
    </section>
  );
}

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
