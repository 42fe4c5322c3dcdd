import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { ServedContent } from '#ui/page/served-content.tsx';
import { useBeside } from './beside/beside-store.ts';
import { NewTeam } from './new-team.tsx';
import { onSearchKey } from './row-keys.ts';
import { LIST_ID } from './near/use-near-first.ts';
import { TeamsList } from './teams-list.tsx';
import { readTeamsSearch, type TeamsSearch } from './teams-search.ts';
import { useListedTeams } from './use-listed-teams.ts';

type TeamsScreenProps = {
  /** In the address. */
  search: TeamsSearch;
  onSearch: (search: TeamsSearch) => void;
  /** The sponsors, after the list. */
  ads: ReactNode;
};

/** The list of teams: find one to join, or open one's own. */
export function TeamsScreen({ search, onSearch, ads }: TeamsScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.teams;
  const { q, uf } = readTeamsSearch(search);
  const [term, setTerm] = useTypedTerm(q, (next) => onSearch({ uf, q: next || undefined }));
  const found = useDeferredValue(term);
  // on a wide screen the list beside an opened team begins with this search
  useEffect(() => useBeside.setState({ q: term, uf, top: 0 }), [term, uf]);
  const listed = useListedTeams();
  const scope = useScopeState('public');
  const clear = () => {
    setTerm('');
    onSearch({});
  };
  return (
    // the rows that the server wrote stay until the replica has answered
    <ServedContent done={listed !== undefined && scope !== undefined}>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader slim title={words.title()}>
        <div className="flex flex-wrap gap-2">
          <div
            className="max-w-2xl min-w-0 flex-1 basis-36"
            onKeyDown={(event) => onSearchKey(event, LIST_ID)}
          >
            <SearchField
              label={words.search_label()}
              placeholder={words.search()}
              clear_label={LL.common.clear_search()}
              value={term}
              onChange={setTerm}
              controls={LIST_ID}
            />
          </div>
          <NewTeam />
        </div>
      </PageHeader>
      <div className="page-width flex flex-col gap-2 pt-3 pb-12">
        <TeamsList
          {...{ listed, scope }}
          term={found}
          state={uf}
          onState={(next) => onSearch({ q: term || undefined, uf: next })}
          onClear={clear}
        />
        {/* not below the bones of fewer rows, which would push it */}
        {listed && scope !== undefined && ads}
      </div>
    </ServedContent>
  );
}
