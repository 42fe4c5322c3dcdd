import { useDeferredValue } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { SearchField } from '#ui/fields/search-field.tsx';
import { onSearchKey } from '../row-keys.ts';
import { LIST_ID } from '../near/use-near-first.ts';
import { TeamsList } from '../teams-list.tsx';
import { useListedTeams } from '../use-listed-teams.ts';
import { useBeside } from './beside-store.ts';
import { SideRows } from './side-rows.tsx';

/** The list of teams beside the one that is open, on a wide screen. */
// A default export, because React.lazy takes nothing else.
export default function TeamsBeside() {
  const { LL } = useI18nContext();
  const q = useBeside((state) => state.q);
  const uf = useBeside((state) => state.uf);
  const words = LL.teams;
  return (
    <nav aria-label={words.title()} className="teams-side no-print">
      <div onKeyDown={(event) => onSearchKey(event, LIST_ID)}>
        <SearchField
          label={words.search_label()}
          placeholder={words.search()}
          clear_label={LL.common.clear_search()}
          value={q}
          onChange={(next) => useBeside.setState({ q: next })}
          controls={LIST_ID}
        />
      </div>
      <div
        data-scrolls-rows
        className="teams-side-rows"
        onScroll={({ currentTarget }) => useBeside.setState({ top: currentTarget.scrollTop })}
      >
        <TeamsList
          listed={useListedTeams()}
          scope={useScopeState('public')}
          term={useDeferredValue(q)}
          state={uf}
          onState={(next) => useBeside.setState({ uf: next })}
          onClear={() => useBeside.setState({ q: '', uf: undefined })}
          rows={SideRows}
        />
      </div>
    </nav>
  );
}
