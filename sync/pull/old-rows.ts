const OLD_MS = 24 * 3_600_000;

/**
 * Whether the age of rows matters: without a signal, or after a day.
 * @param synced_at UTC ms by this device's clock
 * @param now UTC ISO instant
 */
export const areOld = (synced_at: number, { now, online }: { now: string; online: boolean }) =>
  !online || Date.parse(now) - synced_at >= OLD_MS;
