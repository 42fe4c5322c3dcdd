import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { AbsentPage, NotHerePage } from '#entities/absent/absent-page.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** Shown when the server has no such team. */
export function NoSuchTeam() {
  const { LL } = useI18nContext();
  const words = LL.team_page;
  return (
    <AbsentPage icon={Users} title={words.absent()} link={toTeams(words.see_teams())}>
      {words.absent_detail()}
    </AbsentPage>
  );
}

/** Shown when the server can't be asked and this device has never seen the team. */
export function TeamNotHere() {
  const { LL } = useI18nContext();
  const words = LL.team_page;
  return (
    <NotHerePage title={words.not_here()} link={toTeams(words.see_teams())}>
      {words.not_here_detail()}
    </NotHerePage>
  );
}

const toTeams = (text: string) => (look: string) => (
  <Link to="/teams" className={look}>
    {text}
  </Link>
);
