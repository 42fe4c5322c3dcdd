import { Link } from '@tanstack/react-router';
import Handshake from 'lucide-react/icons/handshake';
import { AbsentPage, NotHerePage } from '#entities/absent/absent-page.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Team } from '../use-alliance-acts.ts';

/** There is no such alliance of this team, or I may not see it. */
export function NoSuchAlliance({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  const words = LL.team_alliances.page;
  return (
    <AbsentPage icon={Handshake} title={words.absent()} link={toTeam(team, words.to_team())}>
      {words.absent_detail()}
    </AbsentPage>
  );
}

/** The server can't be asked, and this device has never seen it. */
export function AllianceNotHere({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  const words = LL.team_alliances.page;
  return (
    <NotHerePage title={words.not_here()} link={toTeam(team, words.to_team())}>
      {words.not_here_detail()}
    </NotHerePage>
  );
}

const toTeam = (team: Team, text: string) => (look: string) => (
  <Link to="/team/$id" params={{ id: team.id }} activeOptions={{ exact: true }} className={look}>
    {text}
  </Link>
);
