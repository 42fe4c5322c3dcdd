import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Handshake from 'lucide-react/icons/handshake';
import type { ReactNode } from 'react';
import { stageOf, type Alliance } from '#domain/team/alliances.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ListRow, rowOpensClass } from '#ui/lists/list-row.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { AllianceState } from '../alliance-state.tsx';
import type { Team } from '../use-alliance-acts.ts';

type AllianceRowProps = {
  team: Team;
  alliance: Alliance;
  other: Team | undefined;
  /** Something that I asked about it has no outcome yet. */
  waits: boolean;
  /** The captain's buttons. */
  deeds: ReactNode;
};

/** The other team, the type, the state and since when; it leads to the alliance. */
export function AllianceRow({ team, alliance, other, waits, deeds }: AllianceRowProps) {
  const { LL } = useI18nContext();
  const words = LL.team_alliances;
  const name = other?.name ?? words.gone_team();
  return (
    <ListRow
      level={3}
      leading={<TeamLogo team={other ?? { name, logo: null }} />}
      title={
        <Link
          to="/team/$id/alliance/$allianceId"
          params={{ id: team.id, allianceId: alliance.id }}
          className={rowOpensClass}
        >
          {name}
        </Link>
      }
      facts={
        <>
          <AllianceState alliance={alliance} />
          {waits && <WaitsChip>{words.waiting()}</WaitsChip>}
          <span className="fact">
            <Handshake aria-hidden />
            {words.type[alliance.type]()}
          </span>
          <span className="fact">
            <CalendarDays aria-hidden />
            <When alliance={alliance} team={team} other_name={name} />
          </span>
        </>
      }
      trailing={deeds}
    />
  );
}

type WhenProps = { alliance: Alliance; team: Team; other_name: string };

function When({ alliance, team, other_name }: WhenProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_alliances;
  const { created_at, updated_at, closed_by } = alliance;
  const stage = stageOf(alliance);
  const nameOf = (is_ours: boolean) => (is_ours ? team.name : other_name);
  const day = (instant: string) => formatDay(eventDay(instant), locale);
  if (stage === 'pending')
    return words.proposed_by({ team: nameOf(alliance.is_ours), date: day(created_at) });
  const date = day(updated_at);
  if (stage === 'active') return words.since({ date });
  if (stage === 'rejected' || stage === 'expired') return words.ended_on({ date });
  return words.closed_by[stage]({ team: nameOf(closed_by === team.id), date });
}
