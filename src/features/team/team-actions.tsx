import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import Share2 from 'lucide-react/icons/share-2';
import { isIn } from '#domain/team/team-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { AreaLink } from './area/area-link.tsx';
import { TeamNews } from './news/team-news.tsx';
import { useShareTeam } from './use-share-team.ts';
import type { Team, TeamPeople } from './use-team-people.ts';

/** The row of icons of a team: share it, follow its news, and correct it as its captain. */
export function TeamActions({ team, people }: { team: Team; people: TeamPeople }) {
  const { LL } = useI18nContext();
  const share = useShareTeam(team);
  return (
    <div className="flex flex-wrap gap-2">
      {isIn(people.place) && people.place !== 'captain' && (
        <span className="contents md:hidden">
          <AreaLink team={team} place={people.place} in_row />
        </span>
      )}
      <Button in_row icon={Share2} onClick={() => void share()}>
        {LL.team_page.share()}
      </Button>
      <TeamNews team={team} people={people} />
      {people.place === 'captain' && (
        <>
          <Link
            to="/team/$id"
            params={{ id: team.id }}
            search={{ tab: 'pending' }}
            hash="invitations"
            className={buttonClass({ in_row: true })}
          >
            <QrCodeIcon aria-hidden className="size-5 shrink-0" />
            {LL.team_page.invite.go()}
          </Link>
          <Link
            to="/team/edit/$id"
            params={{ id: team.id }}
            className={buttonClass({ in_row: true })}
          >
            <Pencil aria-hidden className="size-5 shrink-0" />
            {LL.common.edit()}
          </Link>
        </>
      )}
    </div>
  );
}
