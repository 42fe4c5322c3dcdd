import CloudOff from 'lucide-react/icons/cloud-off';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useNeverReached } from '#live/freshness/use-never-reached.ts';
import { useSyncNow, useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { NewTeam } from './new-team.tsx';

/**
 * Shown when there are no rows: because there are none, because they are loading, or because
 * nothing ever arrived. Rule [S1].
 */
export function NoTeams({ bones }: { bones: number }) {
  const { LL } = useI18nContext();
  const { synced_at } = useSyncStatus();
  const unreachable = useNeverReached();
  const syncNow = useSyncNow();
  if (unreachable) {
    return (
      <EmptyState
        icon={CloudOff}
        title={LL.sync.status.never_synced()}
        action={<Button onClick={syncNow}>{LL.common.try_again()}</Button>}
      >
        {LL.teams.never_synced()}
      </EmptyState>
    );
  }
  if (synced_at === null) return <SkeletonRows count={bones} label={LL.teams.loading()} />;
  return (
    <EmptyState icon={Users} action={<NewTeam />}>
      {LL.teams.none()}
    </EmptyState>
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
