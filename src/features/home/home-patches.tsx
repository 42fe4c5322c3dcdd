import { Link } from '@tanstack/react-router';
import { ArrowRight, Medal } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecords, type LiveQuery } from '#live/use-live-records.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import type { Rows } from '#sync/records/collections.ts';
import { PatchPicture } from '#ui/patch-picture.tsx';

/** Spec 1 §9: seven, three of them with a medal. */
const SHOWN = 7;
const medals = ['gold', 'silver', 'bronze'] as const;

const newest: LiveQuery<'patches'> = {
  find: { selector: {}, sort: [{ created_at: 'desc' }], limit: SHOWN },
  compare: (a, b) => (a.created_at > b.created_at ? -1 : 1),
};

/** The newest patches, pinned to a board. */
export function HomePatches() {
  const { LL } = useI18nContext();
  const found = useLiveRecords('patches', newest);
  const { phase, synced_at } = useSyncStatus();
  const patches = found.state === 'present' ? found.rows.slice(0, SHOWN) : undefined;
  const coming =
    !patches || (patches.length === 0 && synced_at === null && phase !== 'never_synced');
  const words = LL.home.patches;
  return (
    <section aria-labelledby="newest-patches" className="home-board">
      <div className="home-board-words">
        <h2 id="newest-patches" className="text-4xl leading-none md:text-5xl">
          {words.title()}
        </h2>
        <p className="mt-2 text-soft">
          {patches?.length === 0 && !coming ? words.empty() : words.lead()}
        </p>
        <Link to="/patches" className="home-more">
          {words.all()}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      {(coming || patches.length > 0) && (
        <ol className="home-pins" aria-busy={coming}>
          {coming
            ? Array.from({ length: SHOWN }, (_, bone) => (
                <li key={bone} className="home-pin">
                  <span className="bone home-pin-bone" />
                  {bone === 0 && <span className="sr-only">{words.loading()}</span>}
                </li>
              ))
            : patches.map((patch, place) => (
                <Pin key={patch.id} patch={patch} medal={medals[place]} />
              ))}
        </ol>
      )}
    </section>
  );
}

type PinProps = { patch: Rows['patches']; medal: (typeof medals)[number] | undefined };

function Pin({ patch, medal }: PinProps) {
  const { LL } = useI18nContext();
  return (
    <li className="home-pin">
      <Link to="/patches" search={{ id: patch.id }} className="home-pin-link">
        <PatchPicture id={patch.id} src={patch.imagem_url} alt="" size={medal ? 9 : 5} />
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
