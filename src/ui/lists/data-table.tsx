import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
};

type DataTableProps<Row> = {
  /** The name of the table; visible only on paper. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A small table that scrolls sideways within itself. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div data-scrolls-x className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="data-table">
        <caption className="sr-only print:not-sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={alignClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <Cells columns={columns} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellsProps<Row> = { columns: readonly Column<Row>[]; row: Row };

/** One row's cells. */
export function Cells<Row>({ columns, row }: CellsProps<Row>): ReactNode {
  return columns.map((column) => (
    <td key={column.id} className={alignClass(column)}>
      {column.cell(row)}
    </td>
  ));
}

export const alignClass = ({ align }: { align?: 'start' | 'end' }): string | undefined =>
  align === 'end' ? 'text-end' : undefined;
