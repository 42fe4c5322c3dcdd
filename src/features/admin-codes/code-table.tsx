import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { PatchCode } from '#sync/calls/administration.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { useCodeColumns, type Choosing } from './use-code-columns.tsx';

/** More than this are rendered on request. */
const PAGE = 100;

type CodeTableProps = Choosing & {
  codes: readonly PatchCode[];
  /** What was searched; '' for everything. */
  term: string;
  /** Only codes of one state are shown. */
  is_narrowed: boolean;
  /** UTC ISO instant. */
  now: string;
};

/** Patch and code, each with a button that copies it; one that can be redeemed can be marked. */
export function CodeTable(props: CodeTableProps) {
  const { codes, term, is_narrowed, now } = props;
  const { LL } = useI18nContext();
  const words = LL.admin.codes;
  const [shown, setShown] = useState(PAGE);
  const columns = useCodeColumns(now, props);
  if (codes.length === 0) {
    const empty = is_narrowed ? words.none_in_state() : words.none();
    return <EmptyState icon={Ticket}>{term ? words.no_match({ term }) : empty}</EmptyState>;
  }
  return (
    <>
      <DataTable
        caption={words.title()}
        columns={columns}
        rows={codes.slice(0, shown)}
        rowKey={({ id }) => id}
        stacks
      />
      {codes.length > shown && (
        <div className="grid justify-center pt-6">
          <Button onClick={() => setShown(shown + PAGE)}>{words.more()}</Button>
        </div>
      )}
    </>
  );
}
