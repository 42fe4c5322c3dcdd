import { eventDay, windowFrom } from '#domain/time/event-day.ts';
import { filterCount } from '#domain/search/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { EventSections } from '../rows/event-sections.tsx';
import type { EventsSearch, SearchChange } from '../search/events-search.ts';
import { groupEvents } from '#domain/event/group-events.ts';
import { ListTools } from '../list-tools.tsx';
import { nothingKnown } from '../rows/row-state.ts';
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
      <ListTools search={search} onSearch={onSearch} synced_at={seen?.synced_at} />
      {seen && filterCount(search) === 0 ? (
        <EventSections
          sections={groupEvents(seen.rows, today, { by: 'date', next: seen.next })}
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
