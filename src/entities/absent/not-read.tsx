import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useIsComing } from '#live/freshness/use-is-coming.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';

/** In place of rows that are on their way, or did not arrive, as the sentence says. */
export function NotRead({ children }: { children: ReactNode }) {
  const { LL } = useI18nContext();
  if (useIsComing()) return <SkeletonRows label={LL.common.loading()} />;
  return <EmptyState icon={CloudOff}>{children}</EmptyState>;
}
