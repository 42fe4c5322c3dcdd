import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';

/** Shown while the databases open, and until the profile is read. Part of the first file. */
export function ProfilePending() {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <SkeletonDetail label={LL.common.loading()} />
    </div>
  );
}
