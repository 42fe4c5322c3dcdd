import { LayoutGrid, List, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PatchKind } from '#domain/patch-gallery.ts';
import { patchSorts } from '#domain/patch-sort.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { PatchesSearch } from './patches-search.ts';

type PatchToolsProps = {
  kinds: readonly PatchKind[];
  search: PatchesSearch;
  onSearch: (search: PatchesSearch) => void;
  onClear: () => void;
};

/** Search, type, order and view, all stored in the address. */
export function PatchTools({ kinds, search, onSearch, onClear }: PatchToolsProps) {
  const { LL } = useI18nContext();
  const words = LL.patch.gallery;
  const { q = '', type = '', sort = 'latest', view = 'grid' } = search;
  const [term, setTerm] = useState(q);
  const [said, setSaid] = useState(q);
  if (said !== q) {
    setSaid(q); // the address changed: by going back, or because everything was cleared
    setTerm(q);
  }
  useEffect(() => {
    if (term === q) return;
    const timer = setTimeout(() => onSearch({ ...search, q: term }), 300);
    return () => clearTimeout(timer);
  }, [term, q, search, onSearch]);
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
        onChange={(value) => onSearch({ ...search, type: value as PatchKind })}
        options={[
          { value: '', label: words.all_types() },
          ...kinds.map((value) => ({ value, label: LL.patch.kind[value]() })),
        ]}
      />
      <SelectField
        label={words.sort()}
        value={sort}
        onChange={(value) => onSearch({ ...search, sort: value as typeof sort })}
        options={patchSorts.map((value) => ({ value, label: words.sort_by[value]() }))}
      />
      <div role="group" aria-label={words.view()} className="flex self-end">
        <IconButton
          icon={LayoutGrid}
          label={words.as.grid()}
          aria-pressed={view === 'grid'}
          onClick={() => onSearch({ ...search, view: 'grid' })}
        />
        <IconButton
          icon={List}
          label={words.as.list()}
          aria-pressed={view === 'list'}
          onClick={() => onSearch({ ...search, view: 'list' })}
        />
      </div>
      {(term !== '' || type !== '') && (
        <div className="self-end">
          <Button variant="plain" icon={X} onClick={onClear}>
            {words.clear()}
          </Button>
        </div>
      )}
    </div>
  );
}
