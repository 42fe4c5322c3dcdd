import { Link } from '@tanstack/react-router';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import UserPlus from 'lucide-react/icons/user-plus';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import type { Team } from '../use-team-people.ts';

/** Below a captain who is alone: how others come in. */
export function OnlyYou({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  const words = LL.team_page.member;
  return (
    <EmptyState
      icon={UserPlus}
      title={words.only_you()}
      action={
        <Link
          to="/team/$id"
          params={{ id: team.id }}
          search={{ tab: 'pending' }}
          hash="invitations"
          className={buttonClass()}
        >
          <QrCodeIcon aria-hidden className="size-5 shrink-0" />
          {LL.team_page.invite.go()}
        </Link>
      }
    >
      {words.only_you_hint()}
    </EmptyState>
  );
}
