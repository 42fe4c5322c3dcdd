import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';

/** Shown to whoever is not the captain. */
export function NotMyTeam({ id }: { id: string }) {
  const { LL } = useI18nContext();
  const title = LL.team.edit_refused();
  return (
    <div className="page-width">
      <ScreenTitle>{title}</ScreenTitle>
      <EmptyState
        level={1}
        icon={Lock}
        title={title}
        action={
          <Link to="/team/$id" params={{ id }} className={buttonClass({ variant: 'main' })}>
            {LL.team_form.see_team()}
          </Link>
        }
      >
        {LL.team_form.not_captain_hint()}
      </EmptyState>
    </div>
  );
}
