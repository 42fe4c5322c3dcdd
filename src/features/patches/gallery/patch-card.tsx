import CircleCheck from 'lucide-react/icons/circle-check';
import Share2 from 'lucide-react/icons/share-2';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { patchLook } from '#entities/patch/patch-look.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { PatchView } from '../patches-search.ts';
import type { Patch } from '../use-patches.ts';
import { useSharePatch } from '../use-share-patch.ts';

type PatchCardProps = {
  patch: Patch;
  view: PatchView;
  /** UTC ISO instant; absent when I do not have it. */
  earned_at: string | undefined;
  /** The patch belongs to a future game. */
  future: boolean;
  onOpen: () => void;
};

/** One patch of the gallery: a tap enlarges it, and it can be shared. */
export function PatchCard({ patch, view, earned_at, future, onOpen }: PatchCardProps) {
  const { LL, locale } = useI18nContext();
  const share = useSharePatch();
  const { nome, tipo } = patch;
  return (
    <li className={`patch-card patch-card-${view}${earned_at ? ' patch-card-mine' : ''}`}>
      <PatchPicture
        {...patchLook(patch)}
        alt=""
        size={view === 'grid' ? 8 : 4}
        faded={future && !earned_at}
      />
      <div className="patch-card-words">
        <h2 className="text-xl leading-tight">
          <button type="button" className="row-link" onClick={onOpen}>
            {nome}
          </button>
        </h2>
        <p className="text-sm text-soft">{LL.patch.kind[tipo]()}</p>
        {earned_at && (
          <StateChip kind="confirmed" icon={CircleCheck}>
            {LL.patch.owned()}
            <span className="sr-only">, {formatDay(eventDay(earned_at), locale)}</span>
          </StateChip>
        )}
        {future && !earned_at && <p className="text-sm text-soft">{LL.patch.future()}</p>}
      </div>
      <div className="patch-card-share">
        <IconButton
          icon={Share2}
          label={LL.patch.share_one({ patch: nome })}
          onClick={() => share(patch)}
        />
      </div>
    </li>
  );
}
