import Copy from 'lucide-react/icons/copy';
import { codeState } from '#domain/rewards/patch-codes.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/sharing/clipboard.ts';
import type { PatchCode } from '#sync/calls/administration.ts';
import { IconButton } from '#ui/button.tsx';
import type { Column } from '#ui/lists/data-table.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';

export type Choosing = {
  /** Ids of the marked codes. */
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
};

/** The columns of the table of codes. @param now UTC ISO instant */
export function useCodeColumns(
  now: string,
  { chosen, onChoose }: Choosing,
): readonly Column<PatchCode>[] {
  const { LL, locale } = useI18nContext();
  const { column, withdraw, ...words } = LL.admin.codes;
  const copy = async (code: string) => {
    const copied = await copyText(code);
    showToast(
      copied
        ? { tone: 'success', title: words.copied() }
        : { tone: 'error', title: words.copy_failed() },
    );
  };
  const mark = (id: string, is_marked: boolean) => {
    const ids = new Set(chosen);
    if (is_marked) ids.add(id);
    else ids.delete(id);
    onChoose(ids);
  };
  return [
    {
      id: 'chosen',
      header: withdraw.withdraw(),
      cell: (code) =>
        codeState(code, now) === 'usable' && (
          <label className="-m-3 grid size-12 place-items-center">
            <span className="sr-only">{withdraw.choose({ code: code.codigo })}</span>
            <input
              type="checkbox"
              className="checkbox"
              checked={chosen.has(code.id)}
              onChange={(event) => mark(code.id, event.target.checked)}
            />
          </label>
        ),
    },
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
          {codeState(code, now) === 'withdrawn' && (
            <StateChip kind="cancelled">{words.withdrawn()}</StateChip>
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
