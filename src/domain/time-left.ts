export type TimeLeft = { readonly hours: number; readonly minutes: number };

/** Whole minutes until a deadline; null once it has passed. Both UTC ISO instants. */
export function timeLeft(until: string, now: string): TimeLeft | null {
  const left_ms = Date.parse(until) - Date.parse(now);
  if (!(left_ms > 0)) return null;
  const minutes = Math.ceil(left_ms / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
