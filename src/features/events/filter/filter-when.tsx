import { Suspense, useState } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { whens, type When } from '#domain/search/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import type { EventsSearch, SearchChange } from '../search/events-search.ts';

const FilterDays = lazyPart(() => import('./filter-days.tsx'));

type FilterWhenProps = { search: EventsSearch; onSearch: (change: SearchChange) => void };

/** A named period, or a date range. */
export function FilterWhen({ search, onSearch }: FilterWhenProps) {
  const { LL } = useI18nContext();
  const { when, from, to } = search;
  const [asks_range, setAsksRange] = useState(false);
  const range = !when && (asks_range || (from ?? to) !== undefined);
  const words = LL.filter;

  function choose(chosen: When | 'any' | 'range') {
    setAsksRange(chosen === 'range');
    if (chosen === 'range') onSearch({ when: undefined });
    else if (chosen === 'any') onSearch({ when: undefined, from: undefined, to: undefined });
    else onSearch({ when: chosen });
  }
  return (
    <div className="flex flex-col gap-4">
      <ChoiceField<When | 'any' | 'range'>
        look="segments"
        label={LL.events.filter.when()}
        choices={[
          { value: 'any', label: words.day.any() },
          ...whens.map((value) => ({
            value,
            label: value === 'weekend' ? LL.events.filter.weekend() : words.day[value](),
          })),
          { value: 'range', label: words.day.range() },
        ]}
        value={when ?? (range ? 'range' : 'any')}
        onChange={choose}
      />
      {range && (
        <Suspense fallback={<div style={{ height: '5rem' }} />}>
          <FilterDays search={search} onSearch={onSearch} />
        </Suspense>
      )}
    </div>
  );
}
