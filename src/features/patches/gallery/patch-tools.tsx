import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import X from 'lucide-react/icons/x';
import type { PatchKind } from '#domain/rewards/patch-gallery.ts';
import { patchSorts } from '#domain/search/patch-sort.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import type { PatchesChange, PatchesSearch } from '../patches-search.ts';

type PatchToolsProps = {
  kinds: readonly PatchKind[];
  search: PatchesSearch;
  onSearch: (change: PatchesChange) => void;
  onClear: () => void;
  /** How many match. */
  count: number;
};

/** Two side by side on a phone, where a long option is cut; with large letters the second moves down. */
const SELECT = 'min-w-0 flex-1 basis-36 md:flex-none';

/** Search, type, order and view, all stored in the address. */
export function PatchTools({ kinds, search, onSearch, onClear, count }: PatchToolsProps) {
  const { LL } = useI18nContext();
  const words = LL.patch.gallery;
  const { q = '', type = '', sort = 'latest', view = 'grid' } = search;
  const [term, setTerm] = useTypedTerm(q, (next) => onSearch({ q: next }));
  const clear = () => {
    setTerm('');
    onClear();
  };
  const is_narrowed = term !== '' || type !== '';
  const other = view === 'grid' ? 'list' : 'grid';
  return (
    <div className="flex flex-wrap items-end gap-2 md:pb-4">
      <div className="flex min-w-0 flex-1 basis-72 gap-2">
        <div className="min-w-0 flex-1">
          <SearchField
            label={words.search_label()}
            placeholder={words.search()}
            clear_label={LL.common.clear_search()}
            value={term}
            onChange={setTerm}
          />
        </div>
        <div className="max-md:-me-3">
          <IconButton
            icon={other === 'list' ? List : LayoutGrid}
            label={words.as[other]()}
            onClick={() => onSearch({ view: other })}
          />
        </div>
      </div>
      <div className={SELECT}>
        <SelectField
          slim
          label={words.type()}
          value={type}
          onChange={(value) => onSearch({ type: value as PatchKind })}
          options={[
            { value: '', label: words.all_types() },
            ...kinds.map((value) => ({ value, label: LL.patch.kind[value]() })),
          ]}
        />
      </div>
      <div className={SELECT}>
        <SelectField
          slim
          label={words.sort()}
          value={sort}
          onChange={(value) => onSearch({ sort: value as typeof sort })}
          options={patchSorts.map((value) => ({ value, label: words.sort_by[value]() }))}
        />
      </div>
      {/* all of them are not counted on a phone: it would cost a row */}
      <p
        role="status"
        className={`py-3.5 text-sm text-soft tabular-nums ${is_narrowed ? '' : 'max-md:sr-only'}`}
      >
        {words.results({ count })}
      </p>
      {is_narrowed && (
        <Button variant="plain" icon={X} onClick={clear}>
          {words.clear()}
        </Button>
      )}
    </div>
  );
}
