/** What decides whether an advertisement fills a slot (Spec 1 §3, §9). */
type Advertisement = {
  readonly id: string;
  readonly data: {
    readonly location: string;
    readonly priority: number;
    readonly start_date: string | null; // YYYY-MM-DD, first day
    readonly end_date: string | null; // last day
  };
};

/**
 * The ads of a slot, the highest priority first. A group (`home`) also takes its variants
 * (`home-top`, `home-bottom`); a variant takes only itself.
 * @param today YYYY-MM-DD where the events are; a planned ad is on the device before its first day
 */
export function adsFor<Ad extends Advertisement>(
  ads: readonly Ad[],
  { location, count, today }: { location: string; count: number; today: string },
): readonly Ad[] {
  return ads
    .filter(
      ({ data }) =>
        (data.location === location || data.location.startsWith(`${location}-`)) &&
        (data.start_date === null || data.start_date <= today) &&
        (data.end_date === null || data.end_date >= today),
    )
    .toSorted((a, b) => b.data.priority - a.data.priority || (a.id < b.id ? -1 : 1))
    .slice(0, count);
}

/** Where a click may lead: to another site over https; null for anything else. */
export function adLink(link_url: string | null): string | null {
  if (link_url === null) return null;
  return URL.parse(link_url)?.protocol === 'https:' ? link_url : null;
}
