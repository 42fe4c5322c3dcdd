import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import type { Team } from '../use-team-people.ts';

/** Shown to a person who is not in the team. @param asked they asked to join, without an answer */
export function MembersOnly({ team, asked }: { team: Team; asked: boolean }) {
  const { LL } = useI18nContext();
  const words = LL.team_page.area;
  return (
    <div className="page-width">
      <ScreenTitle>{words.members_only()}</ScreenTitle>
      <EmptyState
        level={1}
        icon={Lock}
        title={words.members_only()}
        action={
          <Link
            to="/team/$id"
            params={{ id: team.id }}
            activeOptions={{ exact: true }}
            className={buttonClass({ variant: 'main' })}
          >
            {words.see_team()}
          </Link>
        }
      >
        {asked ? words.asked({ team: team.name }) : words.members_only_detail({ team: team.name })}
      </EmptyState>
    </div>
  );
}
