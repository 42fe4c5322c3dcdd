import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { AbsentPage } from '#entities/absent/absent-page.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** Shown to whoever is not the captain. */
export function NotMyTeam({ id }: { id: string }) {
  const { LL } = useI18nContext();
  const link = (look: string) => (
    <Link to="/team/$id" params={{ id }} className={look}>
      {LL.team_form.see_team()}
    </Link>
  );
  return (
    <AbsentPage icon={Lock} title={LL.team.edit_refused()} link={link}>
      {LL.team_form.not_captain_hint()}
    </AbsentPage>
  );
}
