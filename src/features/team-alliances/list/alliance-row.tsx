import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Handshake from 'lucide-react/icons/handshake';
import type { ReactNode } from 'react';
import type { Alliance } from '#domain/team/alliances.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { TeamLogo } from '#entities/team/team-logo.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ListRow, rowLinkClass } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
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
          className={rowLinkClass}
        >
          {name}
        </Link>
      }
      facts={
        <>
          <AllianceState status={alliance.status} />
          {waits && <StateChip kind="waiting">{words.waiting()}</StateChip>}
          <span className="fact">
            <Handshake aria-hidden />
            {words.type[alliance.type]()}
          </span>
          <span className="fact">
            <CalendarDays aria-hidden />
            <When alliance={alliance} proposer={alliance.is_ours ? team.name : name} />
          </span>
        </>
      }
      trailing={deeds}
    />
  );
}

function When({ alliance, proposer }: { alliance: Alliance; proposer: string }) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_alliances;
  const { status, created_at, updated_at } = alliance;
  const day = (instant: string) => formatDay(eventDay(instant), locale);
  if (status === 'pending') return words.proposed_by({ team: proposer, date: day(created_at) });
  const date = day(updated_at);
  return status === 'active' ? words.since({ date }) : words.ended_on({ date });
}
