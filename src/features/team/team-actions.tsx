import { Link } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { isIn } from '#domain/team/team-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, buttonClass, IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem, menuItemClass } from '#ui/overlay/popover.tsx';
import { AreaLink } from './area/area-link.tsx';
import { TeamNews } from './news/team-news.tsx';
import { useShareTeam } from './use-share-team.ts';
import type { Team, TeamPeople } from './use-team-people.ts';

type TeamActionsProps = { team: Team; people: TeamPeople };

/**
 * The row of icons of a team: its area, share it, follow its news, and invite and correct it as its
 * captain. A captain's five do not fit a phone: two of them are behind the last one there.
 */
export function TeamActions({ team, people }: TeamActionsProps) {
  const { LL } = useI18nContext();
  const share = useShareTeam(team);
  const { place } = people;
  const is_captain = place === 'captain';
  return (
    <div className="flex flex-wrap gap-2">
      {isIn(place) && (
        <span className="contents md:hidden">
          <AreaLink team={team} place={place} in_row />
        </span>
      )}
      <span className={classNames('contents', is_captain && 'max-md:hidden')}>
        <Button in_row icon={Share2} onClick={() => void share()}>
          {LL.team_page.share()}
        </Button>
      </span>
      <TeamNews team={team} people={people} />
      {is_captain && <OfCaptain team={team} share={share} />}
    </div>
  );
}

type OfCaptainProps = { team: Team; share: () => Promise<void> };

function OfCaptain({ team, share }: OfCaptainProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const edit = (look: string) => (
    <Link to="/team/edit/$id" params={{ id: team.id }} className={look}>
      <Pencil aria-hidden className="size-5 shrink-0" />
      {LL.common.edit()}
    </Link>
  );
  return (
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
      <span className="contents max-md:hidden">{edit(buttonClass({ in_row: true }))}</span>
      <span className="self-center md:hidden">
        <IconButton
          icon={Ellipsis}
          label={LL.team_page.member.actions({ name: team.name })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </span>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={team.name}
        close_label={LL.common.close()}
      >
        <div className="-mx-3">
          <MenuItem
            icon={Share2}
            onClick={() => {
              setOpen(false);
              void share();
            }}
          >
            {LL.team_page.share()}
          </MenuItem>
          {edit(menuItemClass)}
        </div>
      </Dialog>
    </>
  );
}
