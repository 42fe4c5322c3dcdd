import Shield from 'lucide-react/icons/shield';
import { useMemo, useState } from 'react';
import { foundPatches, kindsOf } from '#domain/rewards/patch-gallery.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PatchCard } from './patch-card.tsx';
import { PatchTools } from './patch-tools.tsx';
import type { PatchesChange, PatchesSearch } from '../patches-search.ts';
import type { PatchesKnown } from '../use-patches.ts';

/** More than this are rendered on request. */
const PAGE = 60;

export type PatchGalleryProps = {
  known: PatchesKnown;
  search: PatchesSearch;
  /** @param add a new entry in the history: Back leads here again */
  onSearch: (change: PatchesChange, add?: boolean) => void;
};

/** The patches that were searched for, with the tools above them. */
export function PatchGallery({ known, search, onSearch }: PatchGalleryProps) {
  const { LL } = useI18nContext();
  const { q = '', type = '', sort = 'latest', view = 'grid' } = search;
  const [shown, setShown] = useState(PAGE);
  const found = useMemo(
    () => foundPatches(known.patches, { q, type, sort }),
    [known, q, type, sort],
  );
  const kinds = useMemo(() => kindsOf(known.patches), [known]);
  const clear = () => onSearch({ q: undefined, type: undefined, id: undefined });
  return (
    <>
      <PatchTools
        kinds={kinds}
        search={search}
        onSearch={onSearch}
        onClear={clear}
        count={found.length}
      />
      {found.length === 0 ? (
        <EmptyState
          icon={Shield}
          action={<Button onClick={clear}>{LL.patch.gallery.show_all()}</Button>}
        >
          {LL.patch.gallery.no_match()}
        </EmptyState>
      ) : (
        <ul className={view === 'grid' ? 'patch-grid' : 'divide-y divide-line'}>
          {found.slice(0, shown).map((patch) => (
            <PatchCard
              key={patch.id}
              patch={patch}
              view={view}
              earned_at={known.earned.get(patch.id)}
              future={known.future.has(patch.id)}
              onOpen={() => onSearch({ id: patch.id }, true)}
            />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <div className="grid justify-center pt-8">
          <Button onClick={() => setShown(shown + PAGE)}>{LL.patch.gallery.more()}</Button>
        </div>
      )}
    </>
  );
}
