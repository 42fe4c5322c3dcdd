import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';

/** Shown while the text loads. */
export function LegalPending() {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <SkeletonDetail label={LL.common.loading()} />
    </div>
  );
}
