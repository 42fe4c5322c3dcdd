import Trophy from 'lucide-react/icons/trophy';
import { isNumber, isWide, placedOperators, withFound } from '#domain/rewards/operator-ranking.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { useOperatorSearch, type OperatorSearch } from '#live/rankings/use-operator-search.ts';
import type { OperatorsRanking, RankingTab } from '#sync/calls/rankings/operators-ranking.ts';
import { MOST_FOUND } from '#sync/calls/rankings/search-operators.ts';
import { bringIntoView } from '#ui/lists/bring-into-view.ts';
import { List } from '#ui/lists/list-row.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import { MyPlaceLine } from './my-place-line.tsx';
import { OperatorRow } from './operator-row.tsx';

const LIST_ID = 'ranking';
const rowId = (user_id: string) => `ranking-${user_id}`;

type RankedOperatorsProps = {
  ranking: OperatorsRanking;
  tab: RankingTab;
  /** The term in the address. */
  q: unknown;
  onQ: (q: string) => void;
  /** Says where points come from. */
  onWhy: () => void;
};

/**
 * The search, the first hundred of a tab or whom it finds, and my place stuck below them. What is
 * kept on the device is searched at once; with a signal the server adds who stands beyond.
 */
export function RankedOperators({ ranking, tab, q, onQ, onWhy }: RankedOperatorsProps) {
  const { LL } = useI18nContext();
  const words = LL.ranking;
  const { person } = useAccount();
  // a visitor's rows have no area code
  const reader = person ? 'person' : 'visitor';
  const own = useLiveRecord('profiles', person?.id ?? '');
  const [term, setTerm] = useTypedTerm(q, onQ);
  const search = useOperatorSearch(tab, isWide(term) ? term.trim() : null);
  if (ranking.rows.length === 0) return <EmptyState icon={Trophy}>{words.none()}</EmptyState>;
  const me = person && {
    user_id: person.id,
    whatsapp: own.state === 'present' ? own.row.whatsapp : null,
  };
  const found = withFound(
    placedOperators(ranking.rows, { term, tab, me: me ?? undefined }),
    search.found ?? [],
  );
  const { mine } = ranking;
  const is_shown = found.some(({ operator }) => operator.user_id === person?.id);
  return (
    <>
      <div className="max-w-2xl pb-2">
        <SearchField
          label={words.search_label[reader]()}
          placeholder={words.search()}
          clear_label={LL.common.clear_search()}
          value={term}
          onChange={setTerm}
          controls={LIST_ID}
        />
      </div>
      <p role="status" className="sr-only">
        {term && search.reach !== 'asking' && words.results({ count: found.length })}
      </p>
      <div id={LIST_ID}>
        {found.length === 0 && search.reach !== 'asking' ? (
          <EmptyState icon={Trophy}>
            {words.no_match({ term: term.trim() })}
            {isNumber(term) && <span className="block">{words.finds_only[reader]()}</span>}
          </EmptyState>
        ) : (
          <List label={words.list()}>
            {found.map(({ operator, place }) => (
              <OperatorRow
                key={operator.user_id}
                name={operator.name}
                whatsapp={operator.whatsapp}
                place={place}
                sums={operator}
                tab={tab}
                id={rowId(operator.user_id)}
                is_me={operator.user_id === person?.id}
              />
            ))}
          </List>
        )}
      </div>
      <p className="pt-4 text-sm text-soft">
        {term.trim() ? <Reach search={search} /> : words.first_hundred()}
      </p>
      {person && mine !== undefined && (
        <MyPlaceLine
          mine={mine}
          tab={tab}
          onWhy={onWhy}
          onShow={is_shown ? () => bringIntoView(rowId(person.id)) : undefined}
        />
      )}
    </>
  );
}

/** Among whom it was searched. */
function Reach({ search }: { search: OperatorSearch }) {
  const words = useI18nContext().LL.ranking.reach;
  if (search.reach !== 'everybody') return words[search.reach]();
  return search.found.length < MOST_FOUND ? words.everybody() : words.more({ most: MOST_FOUND });
}
