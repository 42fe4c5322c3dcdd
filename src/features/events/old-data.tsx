import { History } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatAge } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/use-scope-state.ts';
import type { Scope } from '#sync/protocol.ts';
import { isOnline, subscribeOnline } from '#platform/online.ts';

const OLD_MS = 24 * 3_600_000;

/** How old these data are, once that matters: without a signal, or after a day (decision 8). */
export function OldData({ scope, now }: { scope: Scope; now: string }) {
  const { LL, locale } = useI18nContext();
  const state = useScopeState(scope);
  const online = useSyncExternalStore(subscribeOnline, isOnline);
  if (!state || (online && Date.parse(now) - state.synced_at < OLD_MS)) return null;
  const age = formatAge(new Date(state.synced_at).toISOString(), {
    now: new Date(now),
    locale,
    LL,
  });
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <History aria-hidden className="size-4 shrink-0" />
      {LL.sync.old_data({ age })}
    </p>
  );
}
