import { formatDaysAway, formatMonth } from '#i18n/formats/formats.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';

type Words = { LL: Pick<TranslationFunctions, 'events'>; locale: Locales; today: string };
/** `group` is a month, YYYY-MM, or has words of its own. */
type Section = { readonly group: string; readonly rows: readonly { readonly date: string }[] };

/** The heading of a part of the list of events. @param today YYYY-MM-DD */
export function sectionTitle({ group, rows }: Section, { LL, locale, today }: Words): string {
  if (group === 'nearest') return LL.events.sort.by_distance();
  const titles = LL.events.group;
  if (group === 'my_next') {
    return `${titles.my_next()} · ${formatDaysAway(rows[0]!.date, today, locale)}`;
  }
  return group in titles
    ? titles[group as keyof typeof titles]()
    : formatMonth(group, today, locale);
}
