import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useNeverReached } from '#live/freshness/use-never-reached.ts';
import { useSyncNow, useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

type NoRowsProps = {
  /** Said if nothing ever arrived, and nothing can be reached. `again`: on its button. */
  never: { title?: string; says: string; again?: string };
  /** While the first rows are on their way. */
  bones: ReactNode;
  /** If there are none. */
  children: ReactNode;
};

/**
 * In place of rows: because nothing ever arrived, because they are on their way, or because there are
 * none. Rule [S1].
 */
export function NoRows({ never, bones, children }: NoRowsProps) {
  const { LL } = useI18nContext();
  const { synced_at } = useSyncStatus();
  const unreachable = useNeverReached();
  const syncNow = useSyncNow();
  if (unreachable) {
    return (
      <EmptyState
        icon={CloudOff}
        title={never.title}
        action={<Button onClick={syncNow}>{never.again ?? LL.common.try_again()}</Button>}
      >
        {never.says}
      </EmptyState>
    );
  }
  return synced_at === null ? bones : children;
}
