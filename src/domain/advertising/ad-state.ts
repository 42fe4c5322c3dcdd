/** What decides whether an advertisement is shown. Days are YYYY-MM-DD in São Paulo. */
type Days = {
  readonly is_active: boolean;
  readonly start_date: string | null;
  readonly end_date: string | null;
};

export const adStates = ['on_air', 'planned', 'over', 'off'] as const;
export type AdState = (typeof adStates)[number];

/** @param today YYYY-MM-DD where the events are */
export function adState({ is_active, start_date, end_date }: Days, today: string): AdState {
  if (!is_active) return 'off';
  if (end_date !== null && end_date < today) return 'over';
  return start_date !== null && start_date > today ? 'planned' : 'on_air';
}

/** How many of a hundred views led to a click; null without a view. */
export const clickRate = (views: number, clicks: number): number | null =>
  views > 0 ? (100 * clicks) / views : null;
