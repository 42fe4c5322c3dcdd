import { eventDay, windowFrom } from '#domain/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import { isOnline } from '#platform/online.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { DataAge } from './data-age.tsx';
import { EventSections } from './event-sections.tsx';
import { groupEvents } from './group-events.ts';
import { ListTools } from './list-tools.tsx';
import { nothingKnown } from './row-state.ts';
import { SearchBar } from './search-bar.tsx';
import { seenEvents } from './seen-events.ts';

const nothing = () => undefined;

/** Before any database is open: the rows of the last time, or bones. Part of the first file. */
export function EventsPending() {
  const { LL } = useI18nContext();
  return (
    <>
      <PageHeader title={LL.events.title()}>
        <SearchBar term="" onTerm={nothing} />
      </PageHeader>
      <div className="page-width pb-12">
        <SeenOrBones />
      </div>
    </>
  );
}

/** Also shown by the screen until the replica has answered; in its layout, so that nothing jumps. */
export function SeenOrBones() {
  const { LL } = useI18nContext();
  const now = nowUtc();
  const today = eventDay(now);
  const seen = seenEvents(windowFrom(today));
  return (
    <>
      <div className="flex flex-col gap-4 pt-4">
        {seen && !isOnline() && <DataAge synced_at={seen.synced_at} now={now} />}
        <ListTools sort="date" onSort={nothing} />
      </div>
      {seen ? (
        <EventSections
          sections={groupEvents(seen.rows, today)}
          now={now}
          row_state={nothingKnown}
        />
      ) : (
        <div className="pt-6">
          <SkeletonRows count={5} label={LL.events.loading()} />
        </div>
      )}
    </>
  );
}
