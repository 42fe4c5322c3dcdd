import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Handshake from 'lucide-react/icons/handshake';
import { Link } from '@tanstack/react-router';
import type { Alliance } from '#domain/team/alliances.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { FactList } from '#ui/lists/fact-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { AllianceState } from '../alliance-state.tsx';
import type { Team } from '../use-alliance-acts.ts';
import { useMyPlace } from './use-my-place.ts';

type AllianceHeaderProps = {
  team: Team;
  alliance: Alliance;
  title: string;
  /** The name of the team that proposed it. */
  proposer: string;
};

/** The names of both teams, the state, the type, and who proposed it when. */
export function AllianceHeader({ team, alliance, title, proposer }: AllianceHeaderProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_alliances;
  const date = formatDay(eventDay(alliance.created_at), locale);
  return (
    <PageHeader
      back={<BackToAlliances team={team} />}
      above={<AllianceState alliance={alliance} />}
      title={<span className="wrap-anywhere">{title}</span>}
    >
      <FactList
        facts={[
          { icon: Handshake, label: words.fact.type(), value: words.type[alliance.type]() },
          {
            icon: CalendarDays,
            label: words.fact.by(),
            value: words.proposed_by({ team: proposer, date }),
          },
        ]}
      />
      <p className="mt-2 max-w-prose text-soft">{words.type_hint[alliance.type]()}</p>
    </PageHeader>
  );
}

/** A member goes back to the alliances of the team, everybody else to the team. */
function BackToAlliances({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  const { is_member } = useMyPlace(team);
  const look = buttonClass({ variant: 'plain', size: 'sm' });
  const arrow = <ArrowLeft aria-hidden className="size-5" />;
  if (!is_member) {
    return (
      <Link
        to="/team/$id"
        params={{ id: team.id }}
        activeOptions={{ exact: true }}
        className={look}
      >
        {arrow}
        {team.name}
      </Link>
    );
  }
  return (
    <Link
      to="/team/$id/advanced"
      params={{ id: team.id }}
      search={{ tab: 'alliances' }}
      className={look}
    >
      {arrow}
      {LL.team_alliances.page.back()}
    </Link>
  );
}
