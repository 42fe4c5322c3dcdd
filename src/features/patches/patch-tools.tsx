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
import type { PatchesChange, PatchesSearch } from './patches-search.ts';

type PatchToolsProps = {
  kinds: readonly PatchKind[];
  search: PatchesSearch;
  onSearch: (change: PatchesChange) => void;
  onClear: () => void;
};

/** Search, type, order and view, all stored in the address. */
export function PatchTools({ kinds, search, onSearch, onClear }: PatchToolsProps) {
  const { LL } = useI18nContext();
  const words = LL.patch.gallery;
  const { q = '', type = '', sort = 'latest', view = 'grid' } = search;
  const [term, setTerm] = useTypedTerm(q, (next) => onSearch({ q: next }));
  const clear = () => {
    setTerm('');
    onClear();
  };
  return (
    <div className="patch-tools">
      <div className="min-w-0 flex-1 basis-72 self-end">
        <SearchField
          label={words.search_label()}
          placeholder={words.search()}
          clear_label={LL.common.clear_search()}
          value={term}
          onChange={setTerm}
        />
      </div>
      <SelectField
        label={words.type()}
        value={type}
        onChange={(value) => onSearch({ type: value as PatchKind })}
        options={[
          { value: '', label: words.all_types() },
          ...kinds.map((value) => ({ value, label: LL.patch.kind[value]() })),
        ]}
      />
      <SelectField
        label={words.sort()}
        value={sort}
        onChange={(value) => onSearch({ sort: value as typeof sort })}
        options={patchSorts.map((value) => ({ value, label: words.sort_by[value]() }))}
      />
      <div role="group" aria-label={words.view()} className="flex self-end">
        <IconButton
          icon={LayoutGrid}
          label={words.as.grid()}
          aria-pressed={view === 'grid'}
          onClick={() => onSearch({ view: 'grid' })}
        />
        <IconButton
          icon={List}
          label={words.as.list()}
          aria-pressed={view === 'list'}
          onClick={() => onSearch({ view: 'list' })}
        />
      </div>
      {(term !== '' || type !== '') && (
        <div className="self-end">
          <Button variant="plain" icon={X} onClick={clear}>
            {words.clear()}
          </Button>
        </div>
      )}
    </div>
  );
}
