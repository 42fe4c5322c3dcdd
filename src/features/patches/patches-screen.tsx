import { CloudOff, Shield } from 'lucide-react';
import { useMemo, useState } from 'react';
import { eventDay } from '#domain/event-day.ts';
import { foundPatches, kindsOf } from '#domain/patch-gallery.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncStatus } from '#live/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { PatchBones } from './patch-bones.tsx';
import { PatchCard } from './patch-card.tsx';
import { PatchDialog } from './patch-dialog.tsx';
import { PatchTools } from './patch-tools.tsx';
import type { PatchesSearch } from './patches-search.ts';
import { usePatches, type PatchesKnown } from './use-patches.ts';
import './patches.css';

/** More than this are rendered on request. */
const PAGE = 60;

type PatchesScreenProps = {
  /** UTC ISO instant. */
  now: string;
  search: PatchesSearch;
  /** @param add adds a history entry, so that going back restores the previous state */
  onSearch: (search: PatchesSearch, add?: boolean) => void;
};

/** Every patch, the person's own in green. */
export function PatchesScreen({ now, search, onSearch }: PatchesScreenProps) {
  const { LL } = useI18nContext();
  const known = usePatches(eventDay(now));
  const { phase, synced_at } = useSyncStatus();
  const words = LL.patch.gallery;
  const empty = known?.patches.length === 0;
  const coming = !known || (empty && synced_at === null && phase !== 'never_synced');
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader title={words.title()}>
        <p className="text-soft">
          {known && known.earned.size > 0 ? words.mine({ count: known.earned.size }) : words.lead()}
        </p>
      </PageHeader>
      <div className="page-width pt-4 pb-12">
        {coming && <PatchBones label={words.loading()} />}
        {!coming && empty && (
          <EmptyState icon={synced_at === null ? CloudOff : Shield}>
            {synced_at === null ? words.never_synced() : words.none()}
          </EmptyState>
        )}
        {!coming && !empty && <Gallery known={known} search={search} onSearch={onSearch} />}
      </div>
      {known && <PatchDialog known={known} search={search} onSearch={onSearch} />}
    </>
  );
}

type GalleryProps = Pick<PatchesScreenProps, 'search' | 'onSearch'> & { known: PatchesKnown };

function Gallery({ known, search, onSearch }: GalleryProps) {
  const { LL } = useI18nContext();
  const { q = '', type = '', sort = 'latest', view = 'grid' } = search;
  const [shown, setShown] = useState(PAGE);
  const found = useMemo(
    () => foundPatches(known.patches, { q, type, sort }),
    [known, q, type, sort],
  );
  const kinds = useMemo(() => kindsOf(known.patches), [known]);
  const clear = () => onSearch({ sort, view });
  return (
    <>
      <PatchTools kinds={kinds} search={search} onSearch={onSearch} onClear={clear} />
      <p role="status" className="py-3 text-sm text-soft tabular-nums">
        {LL.patch.gallery.results({ count: found.length })}
      </p>
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
              onOpen={() => onSearch({ ...search, id: patch.id }, true)}
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
