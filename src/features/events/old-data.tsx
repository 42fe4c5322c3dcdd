import { useSyncExternalStore } from 'react';
import { formatAge } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/use-scope-state.ts';
import { isOnline, subscribeOnline } from '#platform/online.ts';

const OLD_MS = 24 * 3_600_000;

/** How old the list is, once that matters: without a signal, or after a day (decision 8). */
export function OldData({ now }: { now: string }) {
  const { LL, locale } = useI18nContext();
  const state = useScopeState('public');
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  if (!state || (online && Date.parse(now) - state.synced_at < OLD_MS)) return null;
  const age = formatAge(new Date(state.synced_at).toISOString(), {
    now: new Date(now),
    locale,
    LL,
  });
  return <p className="pt-4 text-sm text-soft">{LL.sync.old_data({ age })}</p>;
}
