import type { Till } from '#domain/stations/till.ts';
import { SheetHead } from '#entities/event/sheet-head.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { dayHeading, type DayRow } from './day-rows.ts';
import { TillTable } from './till-table.tsx';
import '#ui/tables.css';

type DaySheetProps = {
  event: AirsoftEvent;
  rows: readonly DayRow[];
  /** How many are on the list. */
  taken: number;
  counted: Till;
  device_id: string;
};

const COLUMNS = ['name', 'team', 'came', 'left', 'waiver', 'chronograph', 'payment', 'armband'] as const; // prettier-ignore

/** The day on paper: the till, and everybody with arrival, who marked it, and the stations. */
export function DaySheet({ event, rows, taken, counted, device_id }: DaySheetProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.day;
  return (
    <>
      <SheetHead event={event} title={words.title()} taken={taken} />
      <section>
        <TillTable {...{ counted, event, device_id }} />
      </section>
      <table className="data-table">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {dayHeading(column, LL)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {COLUMNS.map((column) => (
                <td key={column}>
                  {row[column]}
                  {column === 'came' && row.came_by && ` · ${row.came_by}`}
                  {column === 'left' && row.left_by && ` · ${row.left_by}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
