import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** How two rows compare; a column without it cannot be sorted. */
  compare?: (a: Row, b: Row) => number;
  align?: 'start' | 'end';
};

type DataTableProps<Row> = {
  /** Names the table; shown only on paper. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A small table that sorts by its heads and scrolls sideways in itself. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const [sort, setSort] = useState<{ id: string; up: boolean } | null>(null);

  const sorted = useMemo(() => {
    const compare = columns.find((column) => column.id === sort?.id)?.compare;
    if (!compare || !sort) return rows;
    return rows.toSorted((a, b) => (sort.up ? compare(a, b) : compare(b, a)));
  }, [rows, columns, sort]);

  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="data-table">
        <caption className="sr-only print:not-sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column.id}
                column={column}
                up={sort?.id === column.id ? sort.up : null}
                onSort={(up) => setSort({ id: column.id, up })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.id} className={column.align === 'end' ? 'text-end' : undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({
  column,
  up,
  onSort,
}: {
  column: Column<Row>;
  up: boolean | null;
  onSort: (up: boolean) => void;
}) {
  const align = column.align === 'end' ? 'text-end' : undefined;
  if (!column.compare) {
    return (
      <th scope="col" className={align}>
        {column.header}
      </th>
    );
  }
  const Icon = up === null ? ArrowUpDown : up ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={up === null ? 'none' : up ? 'ascending' : 'descending'}
      className={align}
    >
      <button type="button" className="table-sort" onClick={() => onSort(!(up ?? false))}>
        {column.header}
        <Icon aria-hidden className="size-4" />
      </button>
    </th>
  );
}
