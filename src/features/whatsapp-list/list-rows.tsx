import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { ListRow } from '#domain/whatsapp-list/compare-list.ts';
import type { Rewritten } from '#domain/whatsapp-list/keyed-list.ts';
import { isTicked, mayTick } from '#domain/whatsapp-list/list-choice.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import type { ListDraft } from './list-draft.ts';
import { RewriteRow } from './rewrite-row.tsx';
import { rowTitle, rowWords } from './row-words.ts';

type ListRowsProps = {
  rows: readonly ListRow[];
  draft: ListDraft;
  onTick: (row: ListRow, ticked: boolean) => void;
  /** @param given undefined: as the line was */
  onRewrite: (key: string, given: Rewritten | undefined) => void;
};

/** One row a person, in the order of the text. Lines that are about nobody stay visible. */
export function ListRows({ rows, draft, onTick, onRewrite }: ListRowsProps) {
  const { LL } = useI18nContext();
  const [edited, setEdited] = useState<ListRow>();
  const close = () => setEdited(undefined);
  const words = LL.organise.list_in;
  return (
    <>
      <ul aria-label={words.rows()} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.key} className="flex items-start justify-between gap-2 py-1">
            <Row row={row} ticks={draft.ticks} onTick={onTick} />
            {isLine(row) && (
              <IconButton
                icon={Pencil}
                label={`${words.edit.action()}: ${row.text}`}
                onClick={() => setEdited(row)}
              />
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <RewriteRow
          text={edited.text}
          start={startOf(edited)}
          onSave={(given) => {
            onRewrite(edited.key, given);
            close();
          }}
          onUndo={
            edited.key in draft.rewritten
              ? () => {
                  onRewrite(edited.key, undefined);
                  close();
                }
              : undefined
          }
          onClose={close}
        />
      )}
    </>
  );
}

/** A guest has no line of their own. */
const isLine = (row: ListRow): boolean => !('host' in row) && row.state !== 'struck';

function startOf(row: ListRow): Rewritten {
  if ('person' in row) return row.person;
  return { name: row.state === 'unclear' ? row.guess : row.text, number: undefined };
}

type RowProps = Pick<ListRowsProps, 'onTick'> & { row: ListRow; ticks: ListDraft['ticks'] };

function Row({ row, ticks, onTick }: RowProps) {
  const { LL } = useI18nContext();
  const [title, hint] = [rowTitle(row, LL), rowWords(row, LL)];
  if (mayTick(row)) {
    return (
      <div className="min-w-0 flex-1 pb-1">
        <CheckField
          label={title}
          hint={hint}
          checked={isTicked(row, ticks)}
          onChange={(ticked) => onTick(row, ticked)}
        />
      </div>
    );
  }
  if (row.state === 'ignored') {
    return (
      <p className="text-soft min-w-0 flex-1 self-center text-sm break-words">
        {title}
        <span className="sr-only">: {hint}</span>
      </p>
    );
  }
  return (
    <div className="min-w-0 flex-1 py-2">
      <p className="break-words">{title}</p>
      <p className="text-soft text-sm">{hint}</p>
    </div>
  );
}
