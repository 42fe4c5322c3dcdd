import Copy from 'lucide-react/icons/copy';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { codeState } from '#domain/rewards/patch-codes.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/sharing/clipboard.ts';
import type { PatchCode } from '#sync/calls/administration.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { DataTable, type Column } from '#ui/lists/data-table.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';

/** More than this are rendered on request. */
const PAGE = 100;

type CodeTableProps = {
  codes: readonly PatchCode[];
  /** What was searched; '' for everything. */
  term: string;
  /** UTC ISO instant. */
  now: string;
};

/** Patch and code, each with a button that copies it. */
export function CodeTable({ codes, term, now }: CodeTableProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.codes;
  const [shown, setShown] = useState(PAGE);
  const columns = useColumns(now);
  if (codes.length === 0) {
    return <EmptyState icon={Ticket}>{term ? words.no_match({ term }) : words.none()}</EmptyState>;
  }
  return (
    <>
      <DataTable
        caption={words.title()}
        columns={columns}
        rows={codes.slice(0, shown)}
        rowKey={({ id }) => id}
      />
      {codes.length > shown && (
        <div className="grid justify-center pt-6">
          <Button onClick={() => setShown(shown + PAGE)}>{words.more()}</Button>
        </div>
      )}
    </>
  );
}

function useColumns(now: string): readonly Column<PatchCode>[] {
  const { LL, locale } = useI18nContext();
  const { column, ...words } = LL.admin.codes;
  const copy = async (code: string) => {
    const copied = await copyText(code);
    showToast(
      copied
        ? { tone: 'success', title: words.copied() }
        : { tone: 'error', title: words.copy_failed() },
    );
  };
  return [
    { id: 'patch', header: column.patch(), cell: ({ nome }) => nome },
    {
      id: 'code',
      header: column.code(),
      cell: ({ codigo }) => (
        <span className="-ms-3 inline-flex items-center">
          <IconButton
            icon={Copy}
            label={words.copy_one({ code: codigo })}
            onClick={() => void copy(codigo)}
          />
          <code className="text-lg">{codigo}</code>
        </span>
      ),
    },
    {
      id: 'uses',
      header: column.uses(),
      cell: (code) => (
        <span className="flex flex-wrap items-center gap-2 tabular-nums">
          {words.uses({ used: code.used, most: code.max_uses })}
          {codeState(code, now) === 'used_up' && (
            <StateChip kind="closed">{words.used_up()}</StateChip>
          )}
        </span>
      ),
    },
    {
      id: 'expires',
      header: column.expires(),
      cell: (code) => (
        <span className="flex flex-wrap items-center gap-2">
          {code.expires_at ? formatDay(eventDay(code.expires_at), locale) : words.never()}
          {codeState(code, now) === 'expired' && (
            <StateChip kind="past">{words.expired()}</StateChip>
          )}
        </span>
      ),
    },
  ];
}
