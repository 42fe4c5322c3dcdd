import { useSyncExternalStore } from 'react';
import { formatAge } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOldData } from '#live/use-old-data.ts';
import { isOnline, subscribeOnline } from '#platform/online.ts';
import { DataAge } from '#ui/data-age.tsx';

/** How old this list is, once that matters. */
export function OldData({ now }: { now: string }) {
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  const synced_at = useOldData('public', { now, online });
  return synced_at === null ? null : <DataFrom synced_at={synced_at} now={now} />;
}

/** @param synced_at UTC ms by this device's clock */
export function DataFrom({ synced_at, now }: { synced_at: number; now: string }) {
  const { LL, locale } = useI18nContext();
  const age = formatAge(new Date(synced_at).toISOString(), { now: new Date(now), locale, LL });
  return <DataAge>{LL.sync.old_data({ age })}</DataAge>;
}
