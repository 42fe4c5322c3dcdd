import { dayAfter } from '../time/event-day.ts';

/** What an advertisement counted on one day, YYYY-MM-DD in America/Sao_Paulo. */
export type AdDay = { readonly day: string; readonly views: number; readonly clicks: number };

/** For how many days back figures are shown. */
export const adSpans = ['30', '90'] as const;
export type AdSpan = (typeof adSpans)[number];

/** One entry a day up to today, oldest first; a day without a row counted nothing. */
export function lastDays(days: readonly AdDay[], today: string, span: AdSpan): readonly AdDay[] {
  const counted = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: Number(span) }, (_, index) => {
    const day = dayAfter(today, index + 1 - Number(span));
    return counted.get(day) ?? { day, views: 0, clicks: 0 };
  });
}
