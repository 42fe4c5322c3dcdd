import type { MonthOfTeam, TeamMonths } from '#domain/rewards/team-months.ts';
import { BarLegend } from '#entities/plot/bar-legend.tsx';
import { FEW } from '#entities/plot/few.ts';
import { Hatching } from '#entities/plot/hatching.tsx';
import { MonthPlot } from '#entities/plot/month-plot.tsx';
import { PlotBars } from '#entities/plot/plot-bars.tsx';
import { formatNumber } from '#i18n/formats/formats.ts';
import { formatMonth } from '#i18n/formats/month-formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';

/** The last twelve months of the agenda as two plots, and as a table. */
// A default export, because React.lazy takes nothing else.
export default function TeamPlots({ counted }: { counted: TeamMonths }) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_achievements.numbers;
  const { months, entries, confirmed, declined } = counted;
  const names = months.map(({ month }) => month);
  const show = (value: number) => formatNumber(value, locale);
  const most = (of: (month: MonthOfTeam) => number) => Math.max(FEW, ...months.map(of));
  const column = (id: 'entries' | 'confirmed' | 'declined', header: string) => ({
    id,
    header,
    align: 'end' as const,
    cell: (row: MonthOfTeam) => <span className="tabular-nums">{show(row[id])}</span>,
  });
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Hatching />
        <MonthPlot
          title={words.entries()}
          text={words.entries_text({ entries })}
          months={names}
          most={most((month) => month.entries)}
        >
          {(scales) => (
            <PlotBars
              scales={scales}
              bars={months.map((one) => ({
                band: one.month,
                value: one.entries,
                label: show(one.entries),
              }))}
            />
          )}
        </MonthPlot>
        <MonthPlot
          title={words.answers()}
          text={words.answers_text({ confirmed, declined })}
          months={names}
          most={most((month) => month.confirmed + month.declined)}
          legend={declined > 0 && <BarLegend bar={words.confirmed()} rest={words.declined()} />}
        >
          {(scales) => (
            <PlotBars
              scales={scales}
              bars={months.map((one) => ({
                band: one.month,
                value: one.confirmed,
                rest: one.declined,
                label: one.declined
                  ? `${show(one.confirmed)}/${show(one.confirmed + one.declined)}`
                  : show(one.confirmed),
              }))}
            />
          )}
        </MonthPlot>
      </div>
      <details className="disclosure">
        <summary>{words.table()}</summary>
        <DataTable
          caption={words.title()}
          rows={months.toReversed()}
          rowKey={({ month }) => month}
          columns={[
            { id: 'month', header: words.month(), cell: ({ month }) => formatMonth(month, locale) },
            column('entries', words.entries()),
            column('confirmed', words.confirmed()),
            column('declined', words.declined()),
          ]}
        />
      </details>
    </>
  );
}
