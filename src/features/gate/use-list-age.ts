import { eventTime } from '#domain/time/day-time.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatAge } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { ScopeState } from '#sync/device/device-database.ts';

/**
 * "lista de 07:40"; '' where none ever arrived. An old list is only shown with its age;
 * it stops nobody.
 */
export function useListAge(scope: ScopeState | null, now: string): string {
  const { LL, locale } = useI18nContext();
  if (!scope) return '';
  const at = new Date(scope.synced_at).toISOString();
  if (eventDay(at) === eventDay(now)) return LL.gate.list_of({ time: eventTime(scope.synced_at) });
  return LL.gate.list_older({ age: formatAge(at, { now: new Date(now), locale, LL }) });
}
