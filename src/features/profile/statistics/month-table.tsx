import type { MonthOfMine } from '#domain/rewards/my-statistics.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { formatMonth } from '#i18n/formats/month-formats.ts';
import { DataTable } from '#ui/lists/data-table.tsx';

/** The numbers of the plots as a table. */
export function MonthTable({ months }: { months: readonly MonthOfMine[] }) {
  const { LL, locale } = useI18nContext();
  const words = LL.profile.statistics;
  const column = (
    id: 'played' | 'missed' | 'patches' | 'points' | 'points_total',
    header: string,
  ) => ({
    id,
    header,
    align: 'end' as const,
    cell: (row: MonthOfMine) => (
      <span className="tabular-nums">{formatNumber(row[id], locale)}</span>
    ),
  });
  return (
    <details className="disclosure">
      <summary>{words.table()}</summary>
      <DataTable
        caption={words.last_year()}
        rows={months.toReversed()}
        rowKey={({ month }) => month}
        columns={[
          { id: 'month', header: words.month(), cell: ({ month }) => formatMonth(month, locale) },
          column('played', words.came()),
          column('missed', words.missed()),
          column('patches', words.patches()),
          column('points', words.points()),
          column('points_total', words.total_plot()),
        ]}
      />
    </details>
  );
}
