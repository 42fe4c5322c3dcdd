import CloudOff from 'lucide-react/icons/cloud-off';
import type { ComponentProps, ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';

type AbsentPageProps = {
  icon: ComponentProps<typeof EmptyState>['icon'] & {};
  title: string;
  /** The way on: a link that looks like this. */
  link: (look: string) => ReactNode;
  /** Where another try can help. */
  onRetry?: (() => void) | undefined;
  /** What else can be done. */
  action?: ReactNode;
  /** Beside a list, which is the screen: the title of the page stays the list's. */
  beside?: boolean;
  /** One sentence. */
  children: string;
};

/** In place of a page whose row this person can't see. */
export function AbsentPage({
  icon,
  title,
  link,
  onRetry,
  action,
  beside = false,
  children,
}: AbsentPageProps) {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      {!beside && <ScreenTitle>{title}</ScreenTitle>}
      <EmptyState
        level={beside ? 2 : 1}
        icon={icon}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onRetry && (
              <Button variant="main" onClick={onRetry}>
                {LL.common.try_again()}
              </Button>
            )}
            {action}
            {link(buttonClass(onRetry ? {} : { variant: 'main' }))}
          </div>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

/** The server can't be asked, and this device has never seen the row. */
export function NotHerePage(props: Omit<AbsentPageProps, 'icon' | 'onRetry'>) {
  return <AbsentPage {...props} icon={CloudOff} onRetry={useSyncNow()} />;
}
