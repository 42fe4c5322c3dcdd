import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { NotHere } from './not-here.tsx';

/** In place of a list of mine that is on its way, or did not arrive. */
export function MineNotRead() {
  const { LL } = useI18nContext();
  const known = useMineIsKnown();
  const syncNow = useSyncNow();
  if (!known) return <SkeletonRows label={LL.profile.loading()} />;
  return (
    <NotHere title={LL.profile.load_failed()} onRetry={syncNow}>
      {LL.profile.load_failed_detail()}
    </NotHere>
  );
}
