import { useSyncExternalStore } from 'react';
import { useClockOffset } from '#live/freshness/use-sync-status.ts';
import { currentMinute, onMinute } from '#platform/clock.ts';

/**
 * The current minute by the server's clock, as far as it is known: a phone with a wrong clock shows
 * the same states as the others. UTC ISO instant.
 */
export function useNow(): string {
  const minute = useSyncExternalStore(onMinute, currentMinute);
  const clock_offset_ms = useClockOffset();
  // a difference below a minute is network latency, not a wrong clock
  if (Math.abs(clock_offset_ms) < 60_000) return minute;
  return new Date(Date.parse(minute) + clock_offset_ms).toISOString();
}
