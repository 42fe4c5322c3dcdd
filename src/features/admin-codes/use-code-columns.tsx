import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { groupedCode } from '#domain/rewards/patch-code.ts';
import { codeState, redeemAddress } from '#domain/rewards/patch-codes.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useShareLink } from '#entities/sharing/use-share-link.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/sharing/clipboard.ts';
import type { PatchCode } from '#sync/calls/administration.ts';
import { report } from '#sync/device/report.ts';
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
  const mark = (id: string, is_marked: boolean) => {
    const ids = new Set(chosen);
    if (is_marked) ids.add(id);
    else ids.delete(id);
    onChoose(ids);
  };
  return [
    {
      id: 'chosen',
      header: withdraw.mark(),
      cell: (code) =>
        codeState(code, now) === 'usable' && (
          <label className="-m-3 grid size-[max(3rem,var(--thumb))] place-items-center">
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
      cell: (code) => <Code code={code} now={now} />,
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

/** The code, to copy; one that can be redeemed also as a link that opens it. */
function Code({ code, now }: { code: PatchCode; now: string }) {
  const { LL } = useI18nContext();
  const { share } = useShareLink();
  const words = LL.admin.codes;
  const { codigo, nome } = code;
  const copy = async () => {
    const copied = await copyText(codigo);
    showToast(
      copied
        ? { tone: 'success', title: words.copied() }
        : { tone: 'error', title: words.copy_failed() },
    );
  };
  return (
    <span className="-ms-3 inline-flex items-center">
      <IconButton
        icon={Copy}
        label={words.copy_one({ code: codigo })}
        onClick={() => void copy()}
      />
      <code className="text-lg">{groupedCode(codigo)}</code>
      {codeState(code, now) === 'usable' && (
        <IconButton
          icon={Share2}
          label={`${LL.event.action.share()} ${codigo}`}
          onClick={() => {
            const url = redeemAddress(location.origin, codigo);
            void share({ title: nome, url }).catch(report);
          }}
        />
      )}
    </span>
  );
}
