const OLD_MS = 24 * 3_600_000;

/**
 * Whether the age of rows matters although there is a signal: after a day (Spec 1 §9).
 * @param synced_at UTC ms by this device's clock
 * @param now UTC ISO instant
 */
export const areOld = (synced_at: number, now: string): boolean =>
  Date.parse(now) - synced_at >= OLD_MS;
