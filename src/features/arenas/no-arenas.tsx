import CloudOff from 'lucide-react/icons/cloud-off';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useNeverReached } from '#live/freshness/use-never-reached.ts';
import { useSyncNow, useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';

type NoArenasProps = {
  /** Shows all. */
  onClear: (() => void) | undefined;
  /** There are arenas elsewhere on the map. */
  is_elsewhere: boolean;
};

/** No row: none of this type, none in this area, none at all, or nothing ever arrived. */
export function NoArenas({ onClear, is_elsewhere }: NoArenasProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const { synced_at } = useSyncStatus();
  const unreachable = useNeverReached();
  const syncNow = useSyncNow();
  if (unreachable) {
    return (
      <EmptyState
        icon={CloudOff}
        title={LL.arena.list_failed()}
        action={<Button onClick={syncNow}>{LL.common.try_again()}</Button>}
      >
        {words.never_synced()}
      </EmptyState>
    );
  }
  if (synced_at === null) return <SkeletonRows count={6} label={words.loading()} />;
  return (
    <EmptyState
      icon={MapPinOff}
      action={onClear && <Button onClick={onClear}>{words.show_all()}</Button>}
    >
      {is_elsewhere ? words.none_here() : onClear ? words.none() : words.none_yet()}
    </EmptyState>
  );
}
