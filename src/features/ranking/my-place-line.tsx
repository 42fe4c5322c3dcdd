import Info from 'lucide-react/icons/info';
import { OwnPlace } from '#entities/ranking/own-place.tsx';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyPlace, RankingTab } from '#sync/calls/rankings/operators-ranking.ts';
import { IconButton } from '#ui/button.tsx';
import { useFacts } from './operator-row.tsx';

type MyPlaceLineProps = {
  /** Null without a value in this tab. */
  mine: MyPlace | null;
  tab: RankingTab;
  /** Says where points come from. */
  onWhy: () => void;
  /** Shows my row; undefined when the list does not have it. */
  onShow: (() => void) | undefined;
};

/** My place, and how to a better one. */
export function MyPlaceLine({ mine, tab, onWhy, onShow }: MyPlaceLineProps) {
  const words = useI18nContext().LL.ranking;
  const counts_play = tab === 'overall' || tab === 'events';
  return (
    <OwnPlace
      label={words.mine()}
      onShow={mine ? onShow : undefined}
      more={<IconButton icon={Info} label={words.why.title()} onClick={onWhy} />}
    >
      {mine ? (
        <Place mine={mine} tab={tab} />
      ) : (
        <span>{counts_play ? words.no_points() : words.no_place()}</span>
      )}
    </OwnPlace>
  );
}

function Place({ mine, tab }: { mine: MyPlace; tab: RankingTab }) {
  const { LL, locale } = useI18nContext();
  const words = LL.ranking;
  const facts = useFacts(mine);
  const { place, of, next } = mine;
  return (
    <>
      <span className={`ranking-place ranking-place-${Math.min(place, 4)}`}>
        {words.place({ place })}
      </span>
      <strong>{words.you()}</strong>
      <span className="ranking-sum">{facts[tab]}</span>
      <span className="text-soft">{words.of({ of: formatNumber(of, locale) })}</span>
      {next && tab !== 'experience' && (
        <span className="text-soft">
          {words.next[tab]({ count: next.missing, place: next.place })}
        </span>
      )}
    </>
  );
}
