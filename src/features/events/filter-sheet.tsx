import { LocateFixed } from 'lucide-react';
import { brazilStates } from '#domain/brazil-state.ts';
import { filterCount } from '#domain/event-filter.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { gameModes } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { ToggleField } from '#ui/check-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { distances_km } from './events-search.ts';
import type { FilterButtonProps } from './filter-button.tsx';
import { FilterWhen } from './filter-when.tsx';
import { nothingFiltered } from './no-filter.ts';
import { usePlace } from './place-store.ts';

type FilterSheetProps = FilterButtonProps & { onClose: () => void };

/**
 * The filters. Every choice takes effect at once: the list behind and the count on the button
 * follow.
 */
// A default export, because React.lazy takes nothing else.
export default function FilterSheet({ search, onSearch, count, onClose }: FilterSheetProps) {
  const { LL } = useI18nContext();
  const words = LL.events.filter;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title()}
      close_label={LL.common.close()}
      actions={
        <>
          <Button disabled={filterCount(search) === 0} onClick={() => onSearch(nothingFiltered)}>
            {words.clear_all()}
          </Button>
          <Button variant="main" onClick={onClose}>
            {count === undefined ? LL.common.close() : words.show({ count })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
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
        <FilterWhen search={search} onSearch={onSearch} />
        <HowFar search={search} onSearch={onSearch} />
        <ToggleField
          label={words.free()}
          checked={search.free ?? false}
          onChange={(free) => onSearch({ free: free || undefined })}
        />
      </div>
    </Dialog>
  );
}

/** The distance filter, which needs a known position. */
function HowFar({ search, onSearch }: FilterButtonProps) {
  const { LL } = useI18nContext();
  const { phase, ask } = usePlace();
  const words = LL.events.filter;
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
          {LL.events.distance.use_location()}
        </Button>
      )}
    </div>
  );
}
