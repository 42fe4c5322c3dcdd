import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { ErrorState } from '#ui/page/empty-state.tsx';

type NotHereProps = {
  /** The error, where the server could be asked. */
  title: string;
  onRetry: () => void;
  /** One sentence: what comes with a signal. */
  children: ReactNode;
};

/** In place of what did not come from the server. Without a signal nothing failed: it is missing. */
export function NotHere({ title, ...props }: NotHereProps) {
  const { LL } = useI18nContext();
  const said = useOnline() ? { title } : { title: LL.sync.status.offline(), icon: CloudOff };
  return <ErrorState {...props} {...said} retry_label={LL.common.try_again()} />;
}
