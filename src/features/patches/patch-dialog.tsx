import { Link } from '@tanstack/react-router';
import Share2 from 'lucide-react/icons/share-2';
import { Suspense } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { usePatchTies } from '#entities/patch/use-patch-ties.ts';
import { patchLook } from '#entities/patch/patch-look.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { PatchesChange, PatchesSearch } from './patches-search.ts';
import type { Patch, PatchesKnown } from './use-patches.ts';
import { useSharePatch } from './use-share-patch.ts';

const SharePoster = lazyExtra(() => import('#entities/patch/share-poster.tsx'));

type PatchDialogProps = {
  known: PatchesKnown;
  search: PatchesSearch;
  onSearch: (change: PatchesChange) => void;
};

/** The patch named in the address, enlarged. */
export function PatchDialog({ known, search, onSearch }: PatchDialogProps) {
  const { LL } = useI18nContext();
  const share = useSharePatch();
  const { id } = search;
  const patch = known.patches.find((one) => one.id === id);
  const earned_at = patch && known.earned.get(patch.id);
  return (
    <Dialog
      open={id !== undefined}
      onClose={() => onSearch({ id: undefined })}
      title={patch?.nome ?? LL.patch.gallery.title()}
      close_label={LL.common.close()}
      actions={
        patch && (
          <>
            {patch.evento_id && known.future.has(patch.id) && (
              <Link to="/event/$id" params={{ id: patch.evento_id }} className={buttonClass()}>
                {LL.patch.see_event()}
              </Link>
            )}
            {patch.tipo === 'others' && !earned_at && (
              <Link to="/patches/redeem" className={buttonClass()}>
                {LL.patch.redeem.go()}
              </Link>
            )}
            {earned_at && (
              <Suspense>
                <SharePoster key={patch.id} patch={patch} earned_at={earned_at} />
              </Suspense>
            )}
            <Button icon={Share2} onClick={() => share(patch)}>
              {LL.patch.share()}
            </Button>
          </>
        )
      }
    >
      {patch ? (
        <About patch={patch} earned_at={earned_at} future={known.future.has(patch.id)} />
      ) : (
        <p className="py-4">{LL.patch.gallery.absent()}</p>
      )}
    </Dialog>
  );
}

type AboutProps = { patch: Patch; earned_at: string | undefined; future: boolean };

function About({ patch, earned_at, future }: AboutProps) {
  const { LL, locale } = useI18nContext();
  const faded = future && !earned_at;
  const ties = usePatchTies()(patch);
  return (
    <div className="flex flex-col items-center gap-4 py-2 text-center">
      <PatchPicture {...patchLook(patch)} alt="" size={15} faded={faded} />
      <div className="flex flex-wrap justify-center gap-2">
        <StateChip kind="mode" icon={null}>
          {LL.patch.kind[patch.tipo]()}
        </StateChip>
        {earned_at && <StateChip kind="confirmed">{LL.patch.earned()}</StateChip>}
        {faded && <StateChip kind="waiting">{LL.patch.future()}</StateChip>}
      </div>
      {patch.descricao && <p className="text-balance">{patch.descricao}</p>}
      {ties && <p className="font-medium wrap-anywhere">{ties}</p>}
      <p className="text-sm text-soft">
        {LL.patch.hint[patch.para === 'won' ? 'won' : patch.tipo]()}
      </p>
      {earned_at && (
        <p className="text-sm text-soft">
          {LL.patch.earned_at({ date: formatDay(eventDay(earned_at), locale) })}
        </p>
      )}
    </div>
  );
}
