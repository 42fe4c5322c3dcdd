import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { useRootState } from '#ui/use-root-state.ts';

/** While the event is read from this device. */
export function PackPending() {
  useRootState('bar');
  const { LL } = useI18nContext();
  return (
    <div className="page-width pt-6">
      <SkeletonDetail label={LL.common.loading()} />
    </div>
  );
}
