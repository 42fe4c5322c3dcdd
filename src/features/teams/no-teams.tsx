import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { NoRows } from '#entities/absent/no-rows.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { NewTeam } from './new-team.tsx';

/** Shown when there are no rows. */
export function NoTeams({ bones }: { bones: number }) {
  const { LL } = useI18nContext();
  return (
    <NoRows
      never={{ title: LL.sync.status.never_synced(), says: LL.teams.never_synced() }}
      bones={<SkeletonRows count={bones} label={LL.teams.loading()} />}
    >
      <EmptyState icon={Users} action={<NewTeam />}>
        {LL.teams.none()}
      </EmptyState>
    </NoRows>
  );
}

/** No team matches the search. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { LL } = useI18nContext();
  return (
    <EmptyState icon={SearchX} action={<Button onClick={onClear}>{LL.teams.clear()}</Button>}>
      {LL.teams.none()}
    </EmptyState>
  );
}
