import { eventTime } from '#domain/time/day-time.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatAge } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useClockOffset } from '#live/freshness/use-sync-status.ts';
import type { ScopeState } from '#sync/device/device-database.ts';

/**
 * "lista de 07:40"; '' where none ever arrived. An old list is only shown with its age;
 * it stops nobody.
 */
export function useListAge(scope: ScopeState | null, now: string): string {
  const { LL, locale } = useI18nContext();
  const clock_offset_ms = useClockOffset();
  if (!scope) return '';
  // the phone noted it by its own clock, and `now` is the server's: those at the gate compare hours
  const read_at = scope.synced_at + clock_offset_ms;
  const at = new Date(read_at).toISOString();
  if (eventDay(at) === eventDay(now)) return LL.gate.list_of({ time: eventTime(read_at) });
  return LL.gate.list_older({ age: formatAge(at, { now: new Date(now), locale, LL }) });
}
