import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ServedContent } from '#ui/page/served-content.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';

/** Shown while the code of a screen arrives. Part of the first file. */
export function ScreenPending() {
  const { LL } = useI18nContext();
  return (
    <ServedContent>
      <div className="page-width">
        <SkeletonDetail label={LL.common.loading()} />
      </div>
    </ServedContent>
  );
}
