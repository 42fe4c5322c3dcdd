import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { eventDay, isUpcoming } from '#domain/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecords, type LiveQuery } from '#live/use-live-records.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import { buttonClass } from '#ui/button.tsx';
import { EventCard, EventCardBones } from './event-card.tsx';

/** Spec 1 §9. */
const SHOWN = 3;
/** Private ones of mine stand between them in the replica. */
const READ = 40;

/** The next public events; while nothing is known, their bones. */
export function UpcomingEvents({ now }: { now: string }) {
  const { LL } = useI18nContext();
  const today = eventDay(now);
  const found = useLiveRecords(
    'airsoft_events',
    useMemo<LiveQuery<'airsoft_events'>>(
      () => ({
        find: {
          selector: { starts_at: { $gte: today } },
          sort: [{ starts_at: 'asc' }],
          limit: READ,
        },
        keep: ({ date }) => isUpcoming(date, today),
        compare: (a, b) => (a.starts_at < b.starts_at ? -1 : 1),
      }),
      [today],
    ),
  );
  const { phase, synced_at } = useSyncStatus();
  const events = useMemo(
    () =>
      found.state === 'present'
        ? found.rows
            .filter(
              (row) => row.is_public && row.status === 'planned' && isUpcoming(row.date, today),
            )
            .slice(0, SHOWN)
        : undefined,
    [found, today],
  );
  const coming = !events || (events.length === 0 && synced_at === null && phase !== 'never_synced');
  if (!coming && events.length === 0) return <NothingOn never={synced_at === null} />;
  return (
    <section aria-labelledby="upcoming" className="py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="upcoming" className="text-4xl md:text-5xl">
          {LL.home.upcoming.title()}
        </h2>
        <Link to="/events" className="home-more">
          {LL.home.upcoming.all()}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      <ul className="event-cards" aria-busy={coming}>
        {coming
          ? Array.from({ length: SHOWN }, (_, bone) => (
              <EventCardBones key={bone} failed={phase === 'storage_problem'} />
            ))
          : events.map((event) => <EventCard key={event.id} event={event} />)}
      </ul>
    </section>
  );
}

/** One line instead of the section. */
function NothingOn({ never }: { never: boolean }) {
  const { LL } = useI18nContext();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-8">
      <p className="text-lg">{never ? LL.events.empty.never_synced() : LL.events.empty.none()}</p>
      {!never && (
        <Link to="/event/create" className={buttonClass()}>
          {LL.events.empty.none_action()}
        </Link>
      )}
    </div>
  );
}
