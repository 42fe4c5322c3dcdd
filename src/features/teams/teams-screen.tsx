import { useDeferredValue, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { ServedContent } from '#ui/page/served-content.tsx';
import { NewTeam } from './new-team.tsx';
import { StateStrip } from './state-strip.tsx';
import { LIST_ID, TeamsList } from './teams-list.tsx';
import { useListedTeams } from './use-listed-teams.ts';

type TeamsScreenProps = {
  /** UTC ISO instant. */
  now: string;
  /** The search, in the address. */
  q: string;
  onQ: (q: string) => void;
  /** Two letters, in the address; '' is every state. */
  uf: string;
  onUf: (uf: string) => void;
  /** The sponsors, after the list. */
  ads: ReactNode;
};

/** The list of teams: find one to join, or open one's own. */
export function TeamsScreen({ now, q, onQ, uf, onUf, ads }: TeamsScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.teams;
  const [term, setTerm] = useTypedTerm(q, onQ);
  const found = useDeferredValue(term);
  const listed = useListedTeams();
  const scope = useScopeState('public');
  const clear = () => {
    setTerm('');
    onUf('');
  };
  return (
    // the rows that the server wrote stay until the replica has answered
    <ServedContent done={listed !== undefined && scope !== undefined}>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader slim title={words.title()}>
        <div className="flex gap-2">
          <div className="max-w-2xl min-w-0 flex-1">
            <SearchField
              label={words.search_label()}
              placeholder={words.search()}
              clear_label={LL.common.clear_search()}
              value={term}
              onChange={setTerm}
              controls={LIST_ID}
            />
          </div>
          <NewTeam in_row />
        </div>
      </PageHeader>
      <div className="page-width flex flex-col gap-2 pt-3 pb-12">
        <StateStrip listed={listed} value={uf} onChange={onUf} />
        <TeamsList {...{ now, listed, scope }} term={found} state={uf} onClear={clear} />
        {ads}
      </div>
    </ServedContent>
  );
}
