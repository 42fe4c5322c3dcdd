import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** The server refuses marks made more than two days before the start (`check_in@1`). */
const OPENS_MS = 2 * 86_400_000;

/** Whether nobody can be marked yet. @param now UTC ISO instant */
export const opensLater = ({ starts_at }: AirsoftEvent, now: string): boolean =>
  Date.parse(now) < Date.parse(starts_at) - OPENS_MS;
