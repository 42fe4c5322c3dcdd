import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Medal from 'lucide-react/icons/medal';
import { patchLook } from '#entities/patch/patch-look.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import type { PinnedPatch } from '../seen/seen-home.ts';

/** Spec 1 §2. */
const BONES = 7;
const medals = ['gold', 'silver', 'bronze'] as const;

/** The newest patches, pinned to a board. @param patches undefined: not known yet */
export function HomePatches({ patches }: { patches: readonly PinnedPatch[] | undefined }) {
  const { LL } = useI18nContext();
  const words = LL.home.patches;
  return (
    <section aria-labelledby="newest-patches" className="home-board">
      <div className="home-board-words">
        <h2 id="newest-patches" className="text-4xl leading-none md:text-5xl">
          {words.title()}
        </h2>
        <p className="mt-2 text-soft">{patches?.length === 0 ? words.empty() : words.lead()}</p>
        <Link to="/patches" className="home-more">
          {words.all()}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      {patches?.length !== 0 && (
        <ol className="home-pins" aria-busy={!patches}>
          {patches
            ? patches.map((patch, place) => (
                <Pin key={patch.id} patch={patch} medal={medals[place]} />
              ))
            : Array.from({ length: BONES }, (_, bone) => (
                <li key={bone} className="home-pin">
                  <span className="bone home-pin-bone" />
                  {bone === 0 && <span className="sr-only">{words.loading()}</span>}
                </li>
              ))}
        </ol>
      )}
    </section>
  );
}

type PinProps = { patch: PinnedPatch; medal: (typeof medals)[number] | undefined };

function Pin({ patch, medal }: PinProps) {
  const { LL } = useI18nContext();
  return (
    <li className="home-pin">
      <Link to="/patches" search={{ id: patch.id }} className="home-pin-link">
        <PatchPicture {...patchLook(patch)} alt="" size={medal ? 9 : 5} />
        <span className="home-pin-name">
          {medal && (
            <Medal
              role="img"
              aria-label={LL.home.patches.medal[medal]()}
              className={`home-medal home-medal-${medal}`}
            />
          )}
          {patch.nome}
        </span>
      </Link>
    </li>
  );
}
