import { eventDay, windowFrom } from '#domain/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { EventSections } from './event-sections.tsx';
import { groupEvents } from './group-events.ts';
import { nothingKnown } from './row-state.ts';
import { SearchBar } from './search-bar.tsx';
import { seenEvents } from './seen-events.ts';

/** Before any database is open: the rows of the last time, or bones. Part of the first file. */
export function EventsPending() {
  const { LL } = useI18nContext();
  return (
    <>
      <PageHeader title={LL.events.title()}>
        <SearchBar term="" onTerm={() => undefined} />
      </PageHeader>
      <div className="page-width pb-12">
        <SeenOrBones />
      </div>
    </>
  );
}

/** Also shown by the screen until the replica has answered. */
export function SeenOrBones() {
  const { LL } = useI18nContext();
  const now = nowUtc();
  const today = eventDay(now);
  const seen = seenEvents(windowFrom(today));
  if (seen.length === 0) {
    return (
      <div className="pt-6">
        <SkeletonRows count={5} label={LL.events.loading()} />
      </div>
    );
  }
  return <EventSections sections={groupEvents(seen, today)} now={now} row_state={nothingKnown} />;
}
