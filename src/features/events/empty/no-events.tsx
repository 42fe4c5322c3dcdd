import { Link } from '@tanstack/react-router';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useNeverReached } from '#live/freshness/use-never-reached.ts';
import { useSyncNow, useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { FirstSync } from './first-sync.tsx';
import { hasSeen } from '../seen/seen-events.ts';

/**
 * Shown when there are no rows: because there are none, because they are loading, or because
 * nothing ever arrived. Rule [S1]. @param seen the rows that the page came with
 */
// A default export, because React.lazy takes nothing else.
export default function NoEvents({ seen }: { seen: ReactNode }) {
  const { LL } = useI18nContext();
  const { synced_at } = useSyncStatus();
  const unreachable = useNeverReached();
  const syncNow = useSyncNow();
  if (synced_at === null && hasSeen()) return seen;
  if (unreachable) {
    return (
      <EmptyState
        icon={CloudOff}
        title={LL.sync.status.never_synced()}
        action={<Button onClick={syncNow}>{LL.no_events.never_synced_action()}</Button>}
      >
        {LL.no_events.never_synced()}
      </EmptyState>
    );
  }
  if (synced_at === null) {
    return (
      <>
        <FirstSync />
        <div className="pt-6">
          <SkeletonRows label={LL.events.loading()} />
        </div>
      </>
    );
  }
  return (
    <EmptyState
      icon={CalendarX2}
      action={
        <Link to="/event/create" className={buttonClass()}>
          {LL.no_events.none_action()}
        </Link>
      }
    >
      {LL.no_events.none()}
    </EmptyState>
  );
}
