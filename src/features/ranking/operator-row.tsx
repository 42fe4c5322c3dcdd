import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyPlace, RankingTab } from '#sync/calls/rankings/operators-ranking.ts';
import { Avatar } from '#ui/drawing/avatar.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import '#entities/ranking/ranking.css';

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

/**
 * An operator's row: place, name, and the sums of the spec that are above 0. Of the number only the
 * area code is known to others, which the search finds.
 */
export function OperatorRow(props: OperatorRowProps) {
  const { name, whatsapp, place, sums, tab, is_me = false, id } = props;
  const words = useI18nContext().LL.ranking;
  const facts = useFacts(sums);
  const others = countedTabs.filter((one) => one !== tab && COUNT[one](sums) > 0);
  const area_code = whatsapp?.match(/\d{2}/)?.[0];
  return (
    <ListRow
      even
      leading={
        <>
          <span className={`ranking-place ranking-place-${Math.min(place, 4)}`}>
            {words.place({ place })}
          </span>
          <Avatar name={name} />
        </>
      }
      title={<span id={id}>{is_me ? `${words.you()}: ${name}` : name}</span>}
      facts={
        <>
          {others.map((one) => (
            <span key={one}>{facts[one]}</span>
          ))}
          {sums.organized_events > 0 && (
            <span>{words.organized({ count: sums.organized_events })}</span>
          )}
          {tab !== 'experience' && facts.experience && <span>{facts.experience}</span>}
          {area_code && <span>{words.area_code({ area_code })}</span>}
        </>
      }
      is_trailing_short
      trailing={<span className="ranking-sum text-end">{facts[tab]}</span>}
    />
  );
}

const countedTabs = ['overall', 'events', 'teams'] as const;
const COUNT = {
  overall: ({ score }: Sums) => score,
  events: ({ events_count }: Sums) => events_count,
  teams: ({ teams_count }: Sums) => teams_count,
};

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
