import { LocateFixed } from 'lucide-react';
import { useEffect } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import type { Sort } from './events-search.ts';
import { usePlace } from './place-store.ts';

/** Where am I, and what comes first. */
export function ListTools({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const { LL } = useI18nContext();
  const { phase, ask, askIfAllowed } = usePlace();
  useEffect(() => void askIfAllowed(), [askIfAllowed]);
  if (phase === 'known') {
    return (
      <ChoiceField<Sort>
        look="segments"
        label={LL.events.sort.label()}
        choices={[
          { value: 'date', label: LL.events.sort.by_date() },
          { value: 'distance', label: LL.events.sort.by_distance() },
        ]}
        value={sort}
        onChange={onSort}
      />
    );
  }
  const problem =
    phase === 'denied' || phase === 'unsupported'
      ? LL.events.distance[phase]()
      : phase === 'timeout' || phase === 'unavailable'
        ? LL.events.distance.unavailable()
        : '';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button icon={LocateFixed} busy={phase === 'locating'} onClick={() => void ask()}>
        {phase === 'locating' ? LL.events.distance.locating() : LL.events.distance.use_location()}
      </Button>
      <p role="status" className="text-sm text-soft">
        {problem}
      </p>
    </div>
  );
}
