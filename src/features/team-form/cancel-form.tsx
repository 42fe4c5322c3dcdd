import { Link } from '@tanstack/react-router';
import { useBack } from '#entities/event/use-back.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** Leaves the form. @param team_id the team to return to; without one, the list */
export function CancelForm({ team_id }: { team_id: string | undefined }) {
  const { LL } = useI18nContext();
  const onClick = useBack(team_id === undefined ? '/teams' : `/team/${team_id}`);
  const link = { className: buttonClass({ variant: 'plain' }), onClick };
  if (team_id === undefined) {
    return (
      <Link to="/teams" {...link}>
        {LL.common.cancel()}
      </Link>
    );
  }
  return (
    <Link to="/team/$id" params={{ id: team_id }} {...link}>
      {LL.common.cancel()}
    </Link>
  );
}
