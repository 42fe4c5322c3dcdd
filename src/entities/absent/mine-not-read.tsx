import CloudOff from 'lucide-react/icons/cloud-off';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';

/** In place of a list of mine that is on its way, or did not arrive. */
export function MineNotRead() {
  const { LL } = useI18nContext();
  const words = LL.profile;
  if (!useMineIsKnown()) return <SkeletonRows label={words.loading()} />;
  return <EmptyState icon={CloudOff}>{words.load_failed_detail()}</EmptyState>;
}
