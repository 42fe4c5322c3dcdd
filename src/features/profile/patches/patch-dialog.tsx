import Award from 'lucide-react/icons/award';
import { Suspense } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { usePatchTies } from '#entities/patch/use-patch-ties.ts';
import { patchLook } from '#entities/patch/patch-look.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { EarnedPatch } from './use-my-patches.ts';

const SharePoster = lazyExtra(() => import('#entities/patch/share-poster.tsx'));

type PatchDialogProps = { earned: EarnedPatch | undefined; onClose: () => void };

/** One patch of mine, large. */
export function PatchDialog({ earned, onClose }: PatchDialogProps) {
  const { LL } = useI18nContext();
  return (
    <Dialog
      open={earned !== undefined}
      onClose={onClose}
      title={earned?.patch.nome ?? ''}
      close_label={LL.common.close()}
      actions={
        earned && (
          <Suspense>
            <SharePoster key={earned.patch.id} {...earned} />
          </Suspense>
        )
      }
    >
      {earned && <Enlarged {...earned} />}
    </Dialog>
  );
}

function Enlarged({ patch, earned_at }: EarnedPatch) {
  const { LL, locale } = useI18nContext();
  const words = LL.profile.patches;
  const ties = usePatchTies()(patch);
  return (
    <div
      // can be scrolled by keyboard when the letters are large
      tabIndex={0}
      className="flex flex-col items-center gap-4 py-4 text-center"
    >
      <PatchPicture {...patchLook(patch)} alt={patch.nome} size={16} />
      {patch.descricao && <p className="text-balance">{patch.descricao}</p>}
      {ties && <p className="font-medium wrap-anywhere">{ties}</p>}
      <StateChip kind="confirmed" icon={Award}>
        {words.earned()}
      </StateChip>
      <p className="text-sm text-soft">
        {words.earned_on({ date: formatDay(eventDay(earned_at), locale) })}
      </p>
    </div>
  );
}
