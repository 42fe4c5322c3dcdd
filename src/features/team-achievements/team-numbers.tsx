import { Suspense, useMemo } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { teamMonths } from '#domain/rewards/team-months.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamRecord, useTeamRecords } from '#live/team/use-team-rows.ts';
import { SkeletonRows } from '#ui/page/skeleton.tsx';

const TeamPlots = lazyPart(() => import('./team-plots.tsx'));

/** A team in numbers: its sums, and month by month what its agenda tells. */
export function TeamNumbers({ team, now }: Pick<AreaTabProps, 'team' | 'now'>) {
  const { LL, locale } = useI18nContext();
  const tally = useTeamRecord(team.id, 'tally');
  const agenda = useTeamRecords(team.id, 'agenda_event');
  const hour = `${now.slice(0, 13)}:00:00.000Z`; // the plots do not change every minute
  const counted = useMemo(() => agenda && teamMonths(agenda, hour), [agenda, hour]);
  const words = LL.team_achievements.numbers;
  if (!counted) return null;
  const { attendance, entries } = counted;
  // unknown is not zero
  const known = (count: number | undefined) =>
    count === undefined ? '–' : formatNumber(count, locale);
  const figures = [
    [words.games(), known(tally?.events_count)],
    [words.wins(), known(tally?.win_count)],
    [words.points(), known(tally?.points)],
    [words.attendance(), attendance === null ? '–' : `${formatNumber(attendance, locale)}%`],
  ] as const;
  return (
    <section aria-labelledby="team-numbers" className="flex flex-col gap-6">
      <h2 id="team-numbers" className="section-head font-display">
        {words.title()}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse border-s-2 border-secondary ps-4">
            <dt className="text-soft">{label}</dt>
            <dd className="font-display text-4xl leading-none tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {entries === 0 ? (
        <p className="max-w-prose text-soft">{words.none()}</p>
      ) : (
        <Suspense fallback={<SkeletonRows count={2} label={LL.team_page.area.loading()} />}>
          <TeamPlots counted={counted} />
        </Suspense>
      )}
      <p className="max-w-prose text-sm text-soft">{words.how()}</p>
    </section>
  );
}
