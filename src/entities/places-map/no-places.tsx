import CloudOff from 'lucide-react/icons/cloud-off';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useNeverReached } from '#live/freshness/use-never-reached.ts';
import { useSyncNow, useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';

export type NoPlacesProps = {
  /** Why there is no row, once rows have arrived. */
  says: string;
  /** The way to more; undefined where all are shown. */
  back?: { label: string; onBack: () => void } | undefined;
};

type NeverProps = {
  loading: string;
  /** Nothing ever arrived, and nothing can be reached. */
  never: { title?: string; says: string };
};

/** Beside a map without a row: none fits what was chosen, or nothing ever arrived. */
export function NoPlaces({ says, back, loading, never }: NoPlacesProps & NeverProps) {
  const { LL } = useI18nContext();
  const { synced_at } = useSyncStatus();
  const unreachable = useNeverReached();
  const syncNow = useSyncNow();
  if (unreachable) {
    return (
      <EmptyState
        icon={CloudOff}
        title={never.title}
        action={<Button onClick={syncNow}>{LL.common.try_again()}</Button>}
      >
        {never.says}
      </EmptyState>
    );
  }
  if (synced_at === null) return <SkeletonRows count={6} label={loading} />;
  return (
    <EmptyState
      icon={MapPinOff}
      action={back && <Button onClick={back.onBack}>{back.label}</Button>}
    >
      {says}
    </EmptyState>
  );
}
