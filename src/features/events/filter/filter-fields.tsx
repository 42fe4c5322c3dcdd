import LocateFixed from 'lucide-react/icons/locate-fixed';
import { brazilStates } from '#domain/place/brazil-state.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { gameModes } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { ToggleField } from '#ui/fields/check-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { distances_km, type EventsSearch, type SearchChange } from '../search/events-search.ts';
import { FilterWhen } from './filter-when.tsx';
import { usePlace } from '#entities/place/place-store.ts';

type FilterFieldsProps = { search: EventsSearch; onSearch: (change: SearchChange) => void };

/** Every filter. A choice takes effect at once. @param slim in the column beside the list */
export function FilterFields({
  search,
  onSearch,
  slim = false,
}: FilterFieldsProps & { slim?: boolean }) {
  const { LL } = useI18nContext();
  const words = LL.filter;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-5">
        <SelectField
          label={words.mode()}
          placeholder={words.any_mode()}
          value={search.mode ?? ''}
          onChange={(mode) => onSearch({ mode: mode || undefined })}
          options={gameModes.map((value) => ({ value, label: LL.events.game_mode[value]() }))}
        />
        <SelectField
          label={words.state()}
          placeholder={words.any_state()}
          value={search.uf ?? ''}
          onChange={(uf) => onSearch({ uf: uf || undefined })}
          options={brazilStates.map(([value, label]) => ({ value, label }))}
        />
      </div>
      <FilterWhen search={search} onSearch={onSearch} slim={slim} />
      <HowFar search={search} onSearch={onSearch} />
      <ToggleField
        label={words.free()}
        checked={search.free ?? false}
        onChange={(free) => onSearch({ free: free || undefined })}
      />
    </div>
  );
}

/** The distance filter, which needs a known position. */
function HowFar({ search, onSearch }: FilterFieldsProps) {
  const { LL } = useI18nContext();
  const { phase, ask } = usePlace();
  const words = LL.filter;
  const known = phase === 'known';
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={words.distance()}
        hint={known ? undefined : words.distance_needs_place()}
        placeholder={words.any_distance()}
        disabled={!known && search.km === undefined}
        value={search.km === undefined ? '' : String(search.km)}
        onChange={(km) => onSearch({ km: km === '' ? undefined : Number(km) })}
        options={[...new Set([...distances_km, ...(search.km ? [search.km] : [])])].map((km) => ({
          value: String(km),
          label: words.up_to_km({ km }),
        }))}
      />
      {!known && (
        <Button icon={LocateFixed} busy={phase === 'locating'} onClick={() => void ask()}>
          {words.use_location()}
        </Button>
      )}
    </div>
  );
}
