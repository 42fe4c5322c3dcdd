import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** The link to a new team. @param in_row beside the search: on a phone only its icon is seen */
export function NewTeam({ in_row = false }: { in_row?: boolean }) {
  const { LL } = useI18nContext();
  return (
    <Link to="/team/create" title={LL.teams.new_team()} className={buttonClass()}>
      <Plus aria-hidden className="size-5 shrink-0" />
      <span className={in_row ? 'max-md:sr-only' : undefined}>{LL.teams.new_team()}</span>
    </Link>
  );
}
