import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** The link to a new team, beside the search; a phone has the width for its words. */
export function NewTeam() {
  const { LL } = useI18nContext();
  return (
    <Link to="/team/create" className={buttonClass()}>
      <Plus aria-hidden className="size-5 shrink-0 max-md:hidden" />
      <span>{LL.teams.new_team()}</span>
    </Link>
  );
}
