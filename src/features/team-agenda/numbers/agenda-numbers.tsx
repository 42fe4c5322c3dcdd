import type { AgendaEvent } from '#domain/agenda/agenda.ts';
import {
  attendanceStrips,
  entriesByType,
  joinedByMonth,
  latestEntries,
  LEAST_ENTRIES,
} from '#domain/agenda/agenda-statistics.ts';
import { FEW } from '#entities/plot/few.ts';
import { Hatching } from '#entities/plot/hatching.tsx';
import { MonthLine } from '#entities/plot/month-line.tsx';
import { MonthPlot } from '#entities/plot/month-plot.tsx';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamMembers } from '#live/team/use-team-rows.ts';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { mayWrite, type Agenda } from '../agenda-place.ts';
import { AttendanceStrips } from './attendance-strips.tsx';
import { TypeBars } from './type-bars.tsx';

/** What the agenda tells in numbers: who comes, what the team does, how it grew. Works offline. */
// A default export, because React.lazy takes nothing else.
export default function AgendaNumbers({
  events,
  ...agenda
}: Agenda & { events: readonly AgendaEvent[] }) {
  const { team, me, now } = agenda;
  const { LL, locale } = useI18nContext();
  const members = useTeamMembers(team.id);
  const words = LL.team_agenda.numbers;
  if (members.state === 'loading') return <SkeletonRows label={LL.team_agenda.loading()} />;
  const entries = latestEntries(events, now);
  const strips = attendanceStrips(entries, members.rows, me.user_id);
  const types = entriesByType(events, now);
  const joined = joinedByMonth(members.rows, now);
  if (entries.length < LEAST_ENTRIES) {
    return <p className="max-w-prose text-soft">{words.few()}</p>;
  }
  const to = joined.at(-1)?.value ?? 0;
  return (
    <div className="flex flex-col gap-10">
      <Hatching />
      <AttendanceStrips
        strips={strips}
        count={entries.length}
        me={me.user_id}
        leads={mayWrite(agenda)}
      />
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <TypeBars types={types} />
        <div className="min-w-0">
          <MonthPlot
            title={words.joined()}
            text={words.joined_text({ from: joined[0]?.value ?? 0, to })}
            months={joined.map(({ month }) => month)}
            most={Math.max(FEW, to)}
          >
            {(scales) => (
              <MonthLine scales={scales} label={formatNumber(to, locale)} points={joined} />
            )}
          </MonthPlot>
          <p className="mt-1 text-sm text-soft">{words.joined_how()}</p>
        </div>
      </div>
    </div>
  );
}
