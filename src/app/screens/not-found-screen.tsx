import { Link } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';

export function NotFoundScreen() {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <ScreenTitle>{LL.shell.not_found.title()}</ScreenTitle>
      <EmptyState
        level={1}
        title={LL.shell.not_found.title()}
        action={
          <Link to="/" className={buttonClass({ variant: 'main' })}>
            {LL.shell.not_found.action()}
          </Link>
        }
      >
        {LL.shell.not_found.body()}
      </EmptyState>
    </div>
  );
}
