import { eventDay, windowFrom } from '#domain/event-day.ts';
import { filterCount } from '#domain/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isOnline } from '#live/use-online.ts';
import { nowUtc } from '#platform/clock.ts';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { DataFrom } from './data-from.tsx';
import { EventSections } from './event-sections.tsx';
import type { EventsSearch, SearchChange } from './events-search.ts';
import { groupEvents } from './group-events.ts';
import { ListTools } from './list-tools.tsx';
import { nothingKnown } from './row-state.ts';
import { seenEvents } from './seen-events.ts';

type SeenOrBonesProps = { search: EventsSearch; onSearch: (change: SearchChange) => void };

/**
 * The rows of the last visit, or a skeleton: before any database is open, and until the replica has
 * answered. It uses the list's layout, so that nothing moves.
 */
export function SeenOrBones({ search, onSearch }: SeenOrBonesProps) {
  const { LL } = useI18nContext();
  const now = nowUtc();
  const today = eventDay(now);
  const seen = seenEvents(windowFrom(today));
  return (
    <>
      <div className="flex flex-col gap-4 pt-4">
        {seen && !isOnline() && <DataFrom synced_at={seen.synced_at} now={now} />}
        <ListTools search={search} onSearch={onSearch} />
      </div>
      {seen && filterCount(search) === 0 ? (
        <EventSections
          sections={groupEvents(seen.rows, today, 'date')}
          now={now}
          row_state={nothingKnown}
        />
      ) : (
        <div className="pt-6">
          <SkeletonRows label={LL.events.loading()} />
        </div>
      )}
    </>
  );
}
