import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyPlace, RankingTab } from '#sync/calls/operators-ranking.ts';
import { Avatar } from '#ui/drawing/avatar.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import './ranking.css';

type OperatorRowProps = {
  name: string;
  /** Masked; null for a visitor. */
  whatsapp?: string | null;
  place: number;
  sums: Omit<MyPlace, 'place'>;
  /** What decides the place stands on the right. */
  tab: RankingTab;
  is_me?: boolean;
};

/** An operator's card: place, name, and the sums of the spec; organised events only above 0. */
export function OperatorRow({ name, whatsapp, place, sums, tab, is_me = false }: OperatorRowProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.ranking;
  const years = Number(sums.experience);
  const facts: Record<RankingTab, string> = {
    overall: words.points({ count: sums.score }),
    events: words.events({ count: sums.events_count }),
    experience:
      years === 1 ? words.one_year() : words.years({ years: formatNumber(years, locale) }),
    teams: words.teams({ count: sums.teams_count }),
  };
  const others = (Object.keys(facts) as RankingTab[]).filter((one) => one !== tab);
  return (
    <ListRow
      leading={
        <>
          <span className={`ranking-place ranking-place-${Math.min(place, 4)}`}>
            {words.place({ place })}
          </span>
          <Avatar name={name} />
        </>
      }
      title={is_me ? `${words.mine()}: ${name}` : name}
      facts={
        <>
          {whatsapp && <span className="fact">{whatsapp}</span>}
          {others.map((one) => (
            <span key={one} className="fact">
              {facts[one]}
            </span>
          ))}
          {sums.organized_events > 0 && (
            <span className="fact">{words.organized({ count: sums.organized_events })}</span>
          )}
        </>
      }
      trailing={<span className="ranking-sum">{facts[tab]}</span>}
    />
  );
}
