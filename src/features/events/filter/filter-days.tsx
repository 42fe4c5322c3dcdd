import { eventDay, windowFrom } from '#domain/time/event-day.ts';
import { isDay } from '#sync/kit/is-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import { DateField } from '#ui/day-time/date-field.tsx';
import type { EventsSearch, SearchChange } from '../search/events-search.ts';

type FilterDaysProps = { search: EventsSearch; onSearch: (change: SearchChange) => void };

/**
 * A date range, with the calendar of the forms: the browser's own field is in the browser's
 * language, whatever the app's. If the two days contradict each other, the earlier choice is
 * removed.
 */
// A default export, because React.lazy takes nothing else.
export default function FilterDays({ search, onSearch }: FilterDaysProps) {
  const { LL, locale } = useI18nContext();
  const { from, to } = search;
  const words = LL.filter;
  const today = eventDay(nowUtc());
  const field = (label: string) => ({
    label,
    today,
    language: locale,
    words: {
      open: `${words.day.range()}: ${label}`,
      title: label,
      close: LL.common.close(),
      placeholder: words.day_hint(),
    },
  });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4">
      <DateField
        {...field(words.from())}
        value={from ?? ''}
        min={windowFrom(today)}
        onChange={(day) => {
          if (day === '') onSearch({ from: undefined });
          else if (isDay(day)) onSearch({ from: day, ...(to && to < day && { to: undefined }) });
        }}
      />
      <DateField
        {...field(words.to())}
        value={to ?? ''}
        min={from ?? windowFrom(today)}
        onChange={(day) => {
          if (day === '') onSearch({ to: undefined });
          else if (isDay(day))
            onSearch({ to: day, ...(from && from > day && { from: undefined }) });
        }}
      />
    </div>
  );
}
