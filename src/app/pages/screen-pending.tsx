import { useI18nContext } from '#i18n/i18n-react.tsx';
import { DetailPending } from '#ui/page/skeleton.tsx';

/** Shown while the code of a screen arrives. Part of the first file. */
export function ScreenPending() {
  const { LL } = useI18nContext();
  return <DetailPending label={LL.common.loading()} />;
}
