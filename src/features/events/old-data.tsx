import { useSyncExternalStore } from 'react';
import { useOldData } from '#live/use-old-data.ts';
import { isOnline, subscribeOnline } from '#platform/online.ts';
import { DataFrom } from './data-from.tsx';

/** How old this list is, once that matters. */
export function OldData({ now }: { now: string }) {
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  const synced_at = useOldData('public', { now, online });
  return synced_at === null ? null : <DataFrom synced_at={synced_at} now={now} />;
}
