import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useNeverReached } from '#live/freshness/use-never-reached.ts';
import { useSyncNow, useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

type NoRowsProps = {
  /** Shown if no rows have ever arrived and the server does not answer. `again`: the text of the button. */
  never: { title?: string; says: string; again?: string };
  /** While the first rows are on their way. */
  bones: ReactNode;
  /** Shown if the server has no rows. */
  children: ReactNode;
};

/**
 * Stands in place of a list without rows, and says why: they never arrived, they are on their way, or
 * the server has no such rows. Rule [S1].
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
