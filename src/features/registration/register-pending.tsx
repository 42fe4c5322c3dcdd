import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { useRootState } from '#ui/use-root-state.ts';

/** Shown while the databases open, and until the event is read. Part of the first file. */
export function RegisterPending() {
  useRootState('bar');
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <SkeletonDetail label={LL.events.loading_one()} />
    </div>
  );
}
