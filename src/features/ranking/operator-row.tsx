import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyPlace, RankingTab } from '#sync/calls/rankings/operators-ranking.ts';
import { HiddenNumber } from '#entities/person/hidden-number.tsx';
import { Avatar } from '#ui/drawing/avatar.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import './ranking.css';

type Sums = Omit<MyPlace, 'place' | 'of' | 'next'>;

type OperatorRowProps = {
  name: string;
  /** Masked; null for a visitor. */
  whatsapp?: string | null;
  place: number;
  sums: Sums;
  /** What decides the place stands on the right. */
  tab: RankingTab;
  is_me?: boolean;
  /** Of the name, to bring the row into view. */
  id?: string;
};

/** An operator's card: place, name, and the sums of the spec; organised events only above 0. */
export function OperatorRow(props: OperatorRowProps) {
  const { name, whatsapp, place, sums, tab, is_me = false, id } = props;
  const words = useI18nContext().LL.ranking;
  const facts = useFacts(sums);
  const others = (Object.keys(facts) as RankingTab[]).filter((one) => one !== tab && facts[one]);
  return (
    <ListRow
      leading={
        <>
          <span className={`ranking-place ranking-place-${Math.min(place, 4)}`}>
            {words.place({ place })}
          </span>
          {/* two letters of the name are not worth a third of a phone's width */}
          <span className="max-md:hidden">
            <Avatar name={name} />
          </span>
        </>
      }
      title={<span id={id}>{is_me ? `${words.you()}: ${name}` : name}</span>}
      facts={
        <>
          {whatsapp && (
            <span className="fact">
              <HiddenNumber masked={whatsapp} />
            </span>
          )}
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
      is_trailing_short
      trailing={<span className="ranking-sum text-end">{facts[tab]}</span>}
    />
  );
}

/** What each tab counts, in words; '' for an experience that is short, or was not given. */
export function useFacts(sums: Sums): Record<RankingTab, string> {
  const words = useI18nContext().LL.ranking;
  const years = Number(sums.experience); // the lower end of a step on the profile's scale
  return {
    overall: words.points({ count: sums.score }),
    events: words.events({ count: sums.events_count }),
    experience:
      years >= 1 ? words.years({ years: `${years}+` }) : years > 0 ? words.half_year() : '',
    teams: words.teams({ count: sums.teams_count }),
  };
}
