import { Link } from '@tanstack/react-router';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { isEmpty, type MyStatistics as Counted } from '#domain/rewards/my-statistics.ts';
import { NotHere } from '#entities/absent/not-here.tsx';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { MonthTable } from './month-table.tsx';
import { MyPlots } from './my-plots.tsx';
import { ToFill } from './to-fill.tsx';
import { useMyStatistics } from './use-my-statistics.ts';

/** The tab `estatisticas`: my games, counted on this device. */
export function MyStatistics({ now }: { now: string }) {
  const { LL } = useI18nContext();
  const counted = useMyStatistics(now);
  const syncNow = useSyncNow();
  const words = LL.profile.statistics;
  if (counted === 'loading') return <SkeletonDetail label={LL.profile.loading()} />;
  if (counted === 'not_here') {
    return (
      <NotHere title={LL.profile.load_failed()} onRetry={syncNow}>
        {LL.profile.load_failed_detail()}
      </NotHere>
    );
  }
  if (isEmpty(counted)) {
    return (
      <EmptyState
        icon={ChartNoAxesColumn}
        action={
          <Link to="/events" className={buttonClass({ variant: 'main' })}>
            {words.empty_action()}
          </Link>
        }
      >
        {words.empty()}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Attendance counted={counted} />
      {counted.unpaid > 0 && (
        <p className="max-w-prose text-soft">{words.unpaid({ games: counted.unpaid })}</p>
      )}
      <section aria-labelledby="last-year" className="flex flex-col gap-6">
        <h2 id="last-year" className="border-b border-line pb-2 text-lg text-secondary">
          {words.last_year()}
        </h2>
        <MyPlots months={counted.months} />
        <ToFill months={counted.months} />
        <MonthTable months={counted.months} />
      </section>
      {counted.modes.length > 0 && <Modes counted={counted} />}
      <p className="max-w-prose text-sm text-soft">{words.how()}</p>
    </div>
  );
}

/** How often I came, and of how many games. The other figures stand on the card above. */
function Attendance({ counted: { attendance, played, missed } }: { counted: Counted }) {
  const { LL, locale } = useI18nContext();
  const words = LL.profile.statistics;
  if (attendance === null) return null;
  return (
    <section aria-label={words.summary()}>
      <dl>
        <div className="flex flex-col-reverse border-s-2 border-secondary ps-4">
          <dt className="text-soft">{words.attendance_of({ played, games: played + missed })}</dt>
          <dd className="font-display text-5xl leading-none tabular-nums">
            {formatNumber(attendance, locale)}%
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Modes({ counted: { modes } }: { counted: Counted }) {
  const { LL, locale } = useI18nContext();
  const most = modes[0]?.played ?? 1;
  return (
    <section aria-labelledby="by-mode" className="flex flex-col gap-4">
      <h2 id="by-mode" className="border-b border-line pb-2 text-lg text-secondary">
        {LL.profile.statistics.by_mode()}
      </h2>
      <ul className="flex max-w-2xl flex-col gap-3">
        {modes.map(({ mode, played }) => (
          <li key={mode} className="grid grid-cols-[8rem_1fr] items-center gap-3">
            <span>{LL.events.game_mode[mode]()}</span>
            <span className="flex items-center gap-3">
              <span
                aria-hidden
                className="mode-bar"
                style={{ width: `${(85 * played) / most}%` }}
              />
              <span className="font-display text-xl leading-none tabular-nums">
                {formatNumber(played, locale)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
