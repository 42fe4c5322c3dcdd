import { Suspense, useState } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { whens, type When } from '#domain/search/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { EventsSearch, SearchChange } from '../search/events-search.ts';

type Choice = When | 'any' | 'range';

const FilterDays = lazyPart(() => import('./filter-days.tsx'));

type FilterWhenProps = {
  search: EventsSearch;
  onSearch: (change: SearchChange) => void;
  /** One row of the column beside the list, where segments would take four. */
  slim: boolean;
};

/** A named period, or a date range. */
export function FilterWhen({ search, onSearch, slim }: FilterWhenProps) {
  const { LL } = useI18nContext();
  const { when, from, to } = search;
  const [asks_range, setAsksRange] = useState(false);
  const range = !when && (asks_range || (from ?? to) !== undefined);
  const words = LL.filter;

  const chosen = when ?? (range ? 'range' : 'any');
  const choices: { value: Choice; label: string }[] = [
    { value: 'any', label: words.day.any() },
    ...whens.map((value) => ({
      value,
      label: value === 'weekend' ? LL.events.filter.weekend() : words.day[value](),
    })),
    { value: 'range', label: words.day.range() },
  ];

  function choose(value: Choice) {
    setAsksRange(value === 'range');
    if (value === 'range') onSearch({ when: undefined });
    else if (value === 'any') onSearch({ when: undefined, from: undefined, to: undefined });
    else onSearch({ when: value });
  }
  return (
    <div className="flex flex-col gap-4">
      {slim ? (
        <SelectField
          label={LL.events.filter.when()}
          options={choices}
          value={chosen}
          onChange={(value) => choose(value as Choice)}
        />
      ) : (
        <ChoiceField<Choice>
          look="segments"
          label={LL.events.filter.when()}
          choices={choices}
          value={chosen}
          onChange={choose}
        />
      )}
      {range && (
        <Suspense fallback={<div style={{ height: '5rem' }} />}>
          <FilterDays search={search} onSearch={onSearch} />
        </Suspense>
      )}
    </div>
  );
}
