import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';

/** While the list is read from this device. */
export function GatePending() {
  const { LL } = useI18nContext();
  return (
    <div className="page-width pt-6">
      <SkeletonRows label={LL.common.loading()} />
    </div>
  );
}
