import type { AdDay } from '#domain/advertising/ad-days.ts';
import { clickRate } from '#domain/advertising/ad-state.ts';
import { formatDay, formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';

/** The days that counted anything, the newest first. */
export function DayTable({ days }: { days: readonly AdDay[] }) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.ads.numbers;
  const number = (value: number) => (
    <span className="tabular-nums">{formatNumber(value, locale)}</span>
  );
  const rate = ({ views, clicks }: AdDay) => {
    const found = clickRate(views, clicks);
    return found === null ? '–' : `${formatNumber(Math.round(found * 10) / 10, locale)}%`;
  };
  return (
    <details className="disclosure">
      <summary>{words.table()}</summary>
      <DataTable
        caption={words.table()}
        rows={days.filter(({ views, clicks }) => views + clicks > 0).toReversed()}
        rowKey={({ day }) => day}
        columns={[
          { id: 'day', header: words.day(), cell: ({ day }) => formatDay(day, locale) },
          { id: 'views', header: words.views(), align: 'end', cell: ({ views }) => number(views) },
          {
            id: 'clicks',
            header: words.clicks(),
            align: 'end',
            cell: ({ clicks }) => number(clicks),
          },
          { id: 'rate', header: words.rate(), align: 'end', cell: rate },
        ]}
      />
    </details>
  );
}
