import { Link } from '@tanstack/react-router';
import { CalendarX2, SearchX, CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isOnline } from '#live/use-online.ts';
import { useSyncNow, useSyncStatus } from '#live/use-sync-status.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { ProgressLine } from '#ui/spinner.tsx';

type NoMatchProps = { term: string; filtered: boolean; onClear: () => void };

/** Nothing matches the search, the filters, or both. */
export function NoMatch({ term, filtered, onClear }: NoMatchProps) {
  const { LL } = useI18nContext();
  const words = LL.events.empty;
  const asked = term.trim();
  return (
    <EmptyState
      icon={SearchX}
      action={
        <Button onClick={onClear}>
          {filtered ? LL.events.filter.clear_all() : words.no_match_action()}
        </Button>
      }
    >
      {!filtered && words.no_match({ term: asked })}
      {filtered && (asked ? words.no_match_filtered({ term: asked }) : words.none_filtered())}
    </EmptyState>
  );
}

/**
 * Shown when there are no rows: because there are none, because they are loading, or because
 * nothing ever arrived. Rule [S1].
 */
export function NoEvents() {
  const { LL } = useI18nContext();
  const { synced_at } = useSyncStatus();
  const unreachable = useNeverReached();
  const syncNow = useSyncNow();
  if (unreachable) {
    return (
      <EmptyState
        icon={CloudOff}
        title={LL.sync.status.never_synced()}
        action={<Button onClick={syncNow}>{LL.events.empty.never_synced_action()}</Button>}
      >
        {LL.events.empty.never_synced()}
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
          {LL.events.empty.none_action()}
        </Link>
      }
    >
      {LL.events.empty.none()}
    </EmptyState>
  );
}

/** Shown during the first sync of this device. */
export function FirstSync() {
  const { LL, locale } = useI18nContext();
  const { phase, received } = useSyncStatus();
  if (phase !== 'initial_sync') return null;
  return (
    <div role="status" className="flex flex-col gap-2 pt-6">
      <ProgressLine value={null} label={LL.sync.status.initial_sync()} />
      <p className="text-sm text-soft">
        {LL.sync.detail.initial_sync()}{' '}
        {received > 0 && LL.sync.initial_progress({ received: formatNumber(received, locale) })}
      </p>
    </div>
  );
}

/**
 * Every first start begins with `never_synced`, so only after a moment does it mean "no signal".
 */
function useNeverReached(): boolean {
  const { phase } = useSyncStatus();
  const [waited, setWaited] = useState(!isOnline());
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return phase === 'never_synced' && waited;
}
