import { Link } from '@tanstack/react-router';
import Shield from 'lucide-react/icons/shield';
import Ticket from 'lucide-react/icons/ticket';
import { eventDay } from '#domain/time/event-day.ts';
import { NotHere } from '#entities/absent/not-here.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { useSyncNow, useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { Note } from '#ui/page/note.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { LeadBone, PatchBones } from './patch-bones.tsx';
import { PatchDialog } from './patch-dialog.tsx';
import { PatchGallery, type PatchGalleryProps } from './gallery/patch-gallery.tsx';
import { useMineIsHere, usePatches } from './use-patches.ts';
import './patches.css';

type PatchesScreenProps = Pick<PatchGalleryProps, 'search' | 'onSearch'> & {
  /** UTC ISO instant. */
  now: string;
};

/** Every patch, the person's own in green. */
export function PatchesScreen({ now, search, onSearch }: PatchesScreenProps) {
  const { LL } = useI18nContext();
  const known = usePatches(eventDay(now));
  const { phase, synced_at } = useSyncStatus();
  const online = useOnline();
  const syncNow = useSyncNow();
  const mine_is_here = useMineIsHere();
  const words = LL.patch.gallery;
  const empty = known?.patches.length === 0;
  // my own are counted above the others, and come together with them: later they would move them
  const mine_is_known = useMineIsKnown();
  const coming =
    !known || !mine_is_known || (empty && synced_at === null && phase !== 'never_synced');
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader slim title={words.title()}>
        {coming ? (
          <LeadBone />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-soft max-md:text-sm">
              {known.earned.size > 0 ? words.mine({ count: known.earned.size }) : words.lead()}
            </p>
            <Link
              to="/patches/redeem"
              className="inline-flex tap-height items-center gap-2 underline max-md:text-sm"
            >
              <Ticket aria-hidden className="size-5" />
              {LL.patch.redeem.go()}
            </Link>
          </div>
        )}
      </PageHeader>
      <div className="page-width pt-3 pb-12 md:pt-4">
        {coming && <PatchBones label={words.loading()} />}
        {!coming && empty && synced_at === null && (
          <NotHere title={LL.patch.load_failed()} onRetry={syncNow}>
            {words.never_synced()}
          </NotHere>
        )}
        {!coming && empty && synced_at !== null && (
          <EmptyState icon={Shield}>{words.none()}</EmptyState>
        )}
        {!coming && !empty && known.earned.size === 0 && !mine_is_here && (
          <div className="pb-4">
            <Note
              kind="info"
              title={online ? LL.patch.redeem.collection_failed() : LL.sync.status.offline()}
            >
              {words.mine_not_here()}
            </Note>
          </div>
        )}
        {!coming && !empty && <PatchGallery known={known} search={search} onSearch={onSearch} />}
      </div>
      {known && <PatchDialog known={known} search={search} onSearch={onSearch} />}
    </>
  );
}
