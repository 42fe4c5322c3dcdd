import { Link } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import Users from 'lucide-react/icons/users';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';

/** Shown when the server has no such team. */
export function NoSuchTeam() {
  const { LL } = useI18nContext();
  const words = LL.team_page;
  return (
    <div className="page-width">
      <ScreenTitle>{words.absent()}</ScreenTitle>
      <EmptyState
        level={1}
        icon={Users}
        title={words.absent()}
        action={
          <Link to="/teams" className={buttonClass({ variant: 'main' })}>
            {words.see_teams()}
          </Link>
        }
      >
        {words.absent_detail()}
      </EmptyState>
    </div>
  );
}

/** Shown when the server can't be asked and this device has never seen the team. */
export function TeamNotHere() {
  const { LL } = useI18nContext();
  const syncNow = useSyncNow();
  const words = LL.team_page;
  return (
    <div className="page-width">
      <ScreenTitle>{words.not_here()}</ScreenTitle>
      <EmptyState
        level={1}
        icon={CloudOff}
        title={words.not_here()}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="main" onClick={syncNow}>
              {LL.common.try_again()}
            </Button>
            <Link to="/teams" className={buttonClass()}>
              {words.see_teams()}
            </Link>
          </div>
        }
      >
        {words.not_here_detail()}
      </EmptyState>
    </div>
  );
}
