import type { MonthOfMine } from '#domain/my-statistics.ts';
import { formatNumber } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { MonthBars } from './month-bars.tsx';
import { MonthLine } from './month-line.tsx';
import { MonthPlot } from './month-plot.tsx';

/** Fewer games than this are shown as numbers, so that one game does not look like many. */
const FEW = 3;

/** Four small multiples over the same twelve months. */
export function MyPlots({ months }: { months: readonly MonthOfMine[] }) {
  const { LL, locale } = useI18nContext();
  const words = LL.profile.statistics;
  const names = months.map(({ month }) => month);
  const show = (value: number) => formatNumber(value, locale);
  const total = (of: 'played' | 'missed' | 'patches' | 'points') =>
    months.reduce((sum, month) => sum + month[of], 0);
  const most = (of: (month: MonthOfMine) => number) => Math.max(...months.map(of));
  const from = (months[0]?.points_total ?? 0) - (months[0]?.points ?? 0);
  const to = months.at(-1)?.points_total ?? 0;
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <Hatching />
      <MonthPlot
        title={words.games_plot()}
        text={words.games_text({ played: total('played'), missed: total('missed') })}
        months={names}
        most={Math.max(
          FEW,
          most(({ played, missed }) => played + missed),
        )}
        legend={total('missed') > 0 && <Legend />}
      >
        {(scales) => (
          <MonthBars
            scales={scales}
            bars={months.map(({ month, played, missed }) => ({
              month,
              value: played,
              rest: missed,
              label: missed ? `${show(played)}/${show(played + missed)}` : show(played),
            }))}
          />
        )}
      </MonthPlot>
      <MonthPlot
        title={words.patches_plot()}
        text={words.patches_text({ patches: total('patches') })}
        months={names}
        most={Math.max(
          FEW,
          most(({ patches }) => patches),
        )}
      >
        {(scales) => (
          <MonthBars
            scales={scales}
            bars={months.map(({ month, patches }) => ({
              month,
              value: patches,
              label: show(patches),
            }))}
          />
        )}
      </MonthPlot>
      <MonthPlot
        title={words.points_plot()}
        text={words.points_text({ points: total('points') })}
        months={names}
        most={most(({ points }) => points)}
      >
        {(scales) => (
          <MonthBars
            scales={scales}
            bars={months.map(({ month, points }) => ({
              month,
              value: points,
              label: show(points),
            }))}
          />
        )}
      </MonthPlot>
      <MonthPlot
        title={words.total_plot()}
        text={words.total_text({ from, to })}
        months={names}
        most={to}
      >
        {(scales) => (
          <MonthLine
            scales={scales}
            label={show(to)}
            points={months.map(({ month, points_total }) => ({ month, value: points_total }))}
          />
        )}
      </MonthPlot>
    </div>
  );
}

/** Solid and hatched, with a word each. */
function Legend() {
  const { LL } = useI18nContext();
  const words = LL.profile.statistics;
  return (
    <span className="flex gap-4 text-sm text-soft">
      <span className="flex items-center gap-1.5">
        <svg aria-hidden className="size-3.5">
          <rect className="plot-bar" width="100%" height="100%" />
        </svg>
        {words.came()}
      </span>
      <span className="flex items-center gap-1.5">
        <svg aria-hidden className="size-3.5">
          <rect className="plot-rest" x="0.5" y="0.5" width="13" height="13" />
        </svg>
        {words.missed()}
      </span>
    </span>
  );
}

/** The pattern for missed games, defined once for all plots. */
function Hatching() {
  return (
    <svg aria-hidden className="absolute size-0">
      <defs>
        <pattern
          id="plot-hatching"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line className="plot-hatch" x1="0" x2="0" y1="0" y2="5" />
        </pattern>
      </defs>
    </svg>
  );
}
