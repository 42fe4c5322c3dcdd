import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import '../tables.css';

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
  /** On a phone each row is a card, with the header before each value. */
  stacks?: boolean;
};

/** A small table that scrolls sideways within itself. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  stacks = false,
}: DataTableProps<Row>) {
  return (
    <div data-scrolls-x className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className={classNames('data-table', stacks && 'data-table-stacks')}>
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
    <td key={column.id} data-header={column.header} className={alignClass(column)}>
      {column.cell(row)}
    </td>
  ));
}

export const alignClass = ({ align }: { align?: 'start' | 'end' }): string | undefined =>
  align === 'end' ? 'text-end' : undefined;
