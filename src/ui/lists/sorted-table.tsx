import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { memo, useCallback, useRef, type ReactNode } from 'react';
import { alignClass, Cells, type Column } from './data-table.tsx';
import { useWindowRows } from './use-window-rows.ts';
import '../tables.css';

export type SortedColumn<Row> = Column<Row> & {
  /** Its share of the width and its minimum: widths must not depend on which rows are visible. */
  width_rem: number;
  sortable?: boolean;
  /** What its cells show says it to the eye: its header is for a screen reader alone. */
  is_header_unseen?: boolean;
};

/** The column that sorts the rows; `down` means descending. */
export type Sort = { readonly by: string; readonly down: boolean };

type SortedTableProps<Row> = {
  /** Names the table. */
  caption: string;
  columns: readonly SortedColumn<Row>[];
  /** Already sorted. */
  rows: readonly Row[];
  /** Stable over renders. */
  rowKey: (row: Row) => string;
  /** The height of most rows; the others are measured. */
  row_px: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** A longer table renders only the visible rows. */
const DRAW_ALL = 100;

/** A table of any length within the page's own scroll; its headings request another order. */
export function SortedTable<Row>(props: SortedTableProps<Row>) {
  const { caption, columns, rows, rowKey, row_px, sort, onSort } = props;
  const box = useRef<HTMLTableSectionElement>(null);
  const { measure, shown, above_px, below_px } = useWindowRows({
    box,
    items: rows,
    keyOf: rowKey,
    estimate_px: useCallback(() => row_px, [row_px]),
    overscan: rows.length > DRAW_ALL ? 12 : DRAW_ALL,
  });
  const width = columns.reduce((sum, { width_rem }) => sum + width_rem, 0);
  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table
        className="data-table wrap-anywhere"
        style={{ minWidth: `${width}rem`, tableLayout: 'fixed', whiteSpace: 'normal' }}
        aria-rowcount={rows.length + 1}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {columns.map(({ id, width_rem }) => (
            <col key={id} style={{ width: `${width_rem}rem` }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={box}>
          <Gap height_px={above_px} span={columns.length} />
          {shown.map((at) => (
            <tr key={rowKey(rows[at]!)} ref={measure} data-index={at} aria-rowindex={at + 2}>
              <SameCells columns={columns} row={rows[at]!} />
            </tr>
          ))}
          <Gap height_px={below_px} span={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

/** A row that did not change is not rendered again while others become visible. */
const SameCells = memo(Cells) as typeof Cells;

/** The space of the rows that are not in the document. */
function Gap({ height_px, span }: { height_px: number; span: number }): ReactNode {
  if (height_px <= 0) return null;
  return (
    <tr aria-hidden style={{ border: 0 }}>
      <td colSpan={span} style={{ height: height_px, padding: 0 }} />
    </tr>
  );
}

type HeadProps<Row> = {
  column: SortedColumn<Row>;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { id, header, sortable, is_header_unseen } = column;
  if (!sortable) {
    return (
      <th scope="col" className={alignClass(column)}>
        {is_header_unseen ? <span className="sr-only">{header}</span> : header}
      </th>
    );
  }
  const down = sort.by === id ? sort.down : null;
  const Icon = down === null ? ArrowUpDown : down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={down === null ? 'none' : down ? 'descending' : 'ascending'}
      className={alignClass(column)}
    >
      <span className="print-only">{header}</span>
      <button
        type="button"
        className="table-sort text-start"
        onClick={() => onSort({ by: id, down: down === false })}
      >
        {header}
        <Icon aria-hidden className="size-4 shrink-0" />
      </button>
    </th>
  );
}
