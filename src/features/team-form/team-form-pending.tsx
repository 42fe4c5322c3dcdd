import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { useRootState } from '#ui/use-root-state.ts';

/** Shown while the databases open, and until draft or team are read. */
export function TeamFormPending() {
  useRootState('bar');
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <SkeletonDetail label={LL.common.loading()} />
    </div>
  );
}
