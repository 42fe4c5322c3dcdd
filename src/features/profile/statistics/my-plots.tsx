import { isPlotted, type MonthOfMine } from '#domain/rewards/my-statistics.ts';
import { BarLegend } from '#entities/plot/bar-legend.tsx';
import { FEW } from '#entities/plot/few.ts';
import { Hatching } from '#entities/plot/hatching.tsx';
import { MonthPlot } from '#entities/plot/month-plot.tsx';
import { PlotBars } from '#entities/plot/plot-bars.tsx';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { MonthLine } from '#entities/plot/month-line.tsx';

/** Small multiples over the same twelve months: those that have something to compare. */
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
      {isPlotted('games', months) && (
        <MonthPlot
          title={words.games_plot()}
          text={words.games_text({ played: total('played'), missed: total('missed') })}
          months={names}
          most={Math.max(
            FEW,
            most(({ played, missed }) => played + missed),
          )}
          legend={total('missed') > 0 && <BarLegend bar={words.came()} rest={words.missed()} />}
        >
          {(scales) => (
            <PlotBars
              scales={scales}
              bars={months.map(({ month, played, missed }) => ({
                band: month,
                value: played,
                rest: missed,
                label: missed ? `${show(played)}/${show(played + missed)}` : show(played),
              }))}
            />
          )}
        </MonthPlot>
      )}
      {isPlotted('patches', months) && (
        <BarPlot
          of="patches"
          {...{ months, names }}
          least={FEW}
          title={words.patches_plot()}
          text={words.patches_text({ patches: total('patches') })}
        />
      )}
      {isPlotted('points', months) && (
        <BarPlot
          of="points"
          {...{ months, names }}
          title={words.points_plot()}
          text={words.points_text({ points: total('points') })}
        />
      )}
      {isPlotted('points', months) && (
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
      )}
    </div>
  );
}

type BarPlotProps = {
  of: 'patches' | 'points';
  months: readonly MonthOfMine[];
  names: readonly string[];
  /** The height of the plot where no month has more. */
  least?: number;
  title: string;
  text: string;
};

function BarPlot({ of, months, names, least = 0, title, text }: BarPlotProps) {
  const { locale } = useI18nContext();
  const most = Math.max(least, ...months.map((month) => month[of]));
  return (
    <MonthPlot title={title} text={text} months={names} most={most}>
      {(scales) => (
        <PlotBars
          scales={scales}
          bars={months.map((month) => ({
            band: month.month,
            value: month[of],
            label: formatNumber(month[of], locale),
          }))}
        />
      )}
    </MonthPlot>
  );
}
