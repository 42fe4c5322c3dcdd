import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ServedContent } from '#ui/page/served-content.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { useRootState } from '#ui/use-root-state.ts';

/** Until the team and my place in it are read. */
export function TeamPending() {
  useRootState('bar');
  const { LL } = useI18nContext();
  return (
    <ServedContent>
      <div className="page-width">
        <SkeletonDetail label={LL.team_page.loading()} />
      </div>
    </ServedContent>
  );
}
