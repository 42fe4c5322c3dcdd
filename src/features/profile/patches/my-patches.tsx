import { Link } from '@tanstack/react-router';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import { NotHere } from '#entities/absent/not-here.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { patchLook } from '#entities/patch/patch-look.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { PatchDialog } from './patch-dialog.tsx';
import { useMyPatches, type EarnedPatch } from './use-my-patches.ts';

/** The tab `patches`: what I have earned, as a grid. */
export function MyPatches() {
  const { LL } = useI18nContext();
  const mine = useMyPatches();
  const syncNow = useSyncNow();
  const words = LL.profile;
  if (mine.state === 'loading') return <GridBones label={words.loading()} />;
  if (mine.state !== 'present') {
    return (
      <NotHere
        title={mine.state === 'not_here' ? words.patches_failed() : words.patches_retry()}
        onRetry={syncNow}
      >
        {mine.state === 'not_here' ? words.load_failed_detail() : LL.patch.gallery.never_synced()}
      </NotHere>
    );
  }
  if (mine.patches.length === 0) {
    return (
      <EmptyState
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <RedeemLink />
            <Link to="/patches" className={buttonClass({ variant: 'plain' })}>
              {words.patches.see_all()}
            </Link>
          </div>
        }
      >
        {words.patches.empty()}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="pb-4">
        <RedeemLink />
      </div>
      <Grid patches={mine.patches} />
    </>
  );
}

function RedeemLink() {
  const { LL } = useI18nContext();
  return (
    <Link to="/patches/redeem" className={buttonClass()}>
      <Ticket aria-hidden className="size-5" />
      {LL.patch.redeem.go()}
    </Link>
  );
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-8 pt-2';

function Grid({ patches }: { patches: readonly EarnedPatch[] }) {
  const { LL, locale } = useI18nContext();
  const [enlarged, setEnlarged] = useState<EarnedPatch>();
  const words = LL.profile.patches;
  return (
    <>
      <ul aria-label={words.label()} className={GRID}>
        {patches.map((earned) => (
          <li key={earned.patch.id}>
            <button
              type="button"
              className="flex w-full cursor-zoom-in flex-col items-center gap-2 rounded-box py-2 text-center"
              onClick={() => setEnlarged(earned)}
            >
              <span className="sr-only">{words.enlarge()}</span>
              <PatchPicture {...patchLook(earned.patch)} alt="" size={7} />
              <span className="font-display text-lg leading-tight text-balance">
                {earned.patch.nome}
              </span>
              <span className="text-sm text-soft tabular-nums">
                {formatDay(eventDay(earned.earned_at), locale)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <PatchDialog earned={enlarged} onClose={() => setEnlarged(undefined)} />
    </>
  );
}

/** Grey patches in place of the grid. */
function GridBones({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden className={GRID}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className="flex flex-col items-center gap-3 py-2">
            <div className="bone size-28 rounded-full" />
            <div className="bone h-4 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}
