import { Link } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import Handshake from 'lucide-react/icons/handshake';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import type { Team } from '../use-alliance-acts.ts';

/** There is no such alliance of this team, or I may not see it. */
export function NoSuchAlliance({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  const words = LL.team_alliances.page;
  return (
    <div className="page-width">
      <ScreenTitle>{words.absent()}</ScreenTitle>
      <EmptyState
        level={1}
        icon={Handshake}
        title={words.absent()}
        action={<ToTeam team={team} variant="main" />}
      >
        {words.absent_detail()}
      </EmptyState>
    </div>
  );
}

/** The server can't be asked, and this device has never seen it. */
export function AllianceNotHere({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  const syncNow = useSyncNow();
  const words = LL.team_alliances.page;
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
            <ToTeam team={team} />
          </div>
        }
      >
        {words.not_here_detail()}
      </EmptyState>
    </div>
  );
}

function ToTeam({ team, variant = 'quiet' }: { team: Team; variant?: 'main' | 'quiet' }) {
  const { LL } = useI18nContext();
  return (
    <Link to="/team/$id" params={{ id: team.id }} className={buttonClass({ variant })}>
      {LL.team_alliances.page.to_team()}
    </Link>
  );
}
