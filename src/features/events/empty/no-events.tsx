import { Link } from '@tanstack/react-router';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import type { ReactNode } from 'react';
import { NoRows } from '#entities/absent/no-rows.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { FirstSync } from './first-sync.tsx';
import { hasSeen } from '../seen/seen-events.ts';

/** Shown when there are no rows. @param seen the rows that the page came with, or their bones */
// A default export, because React.lazy takes nothing else.
export default function NoEvents({ seen }: { seen: ReactNode }) {
  const { LL } = useI18nContext();
  const { synced_at } = useSyncStatus();
  const words = LL.no_events;
  if (synced_at === null && hasSeen()) return seen;
  return (
    <NoRows
      never={{
        title: LL.sync.status.never_synced(),
        says: words.never_synced(),
        again: words.never_synced_action(),
      }}
      bones={
        <>
          {seen}
          <FirstSync />
        </>
      }
    >
      <EmptyState
        icon={CalendarX2}
        action={
          <Link to="/event/create" className={buttonClass()}>
            {words.none_action()}
          </Link>
        }
      >
        {words.none()}
      </EmptyState>
    </NoRows>
  );
}
