import { useI18nContext } from '#i18n/i18n-react.tsx';
import { DetailPending } from '#ui/page/skeleton.tsx';
import { useRootState } from '#ui/use-root-state.ts';

/** Until the team and my place in it are read. */
export function TeamPending() {
  useRootState('bar');
  const { LL } = useI18nContext();
  return <DetailPending label={LL.team_page.loading()} />;
}
