import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { PatchCode } from '#sync/calls/administration.ts';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useWithdraw } from './use-withdraw.ts';

type WithdrawCodesProps = {
  /** Those on show that can still be redeemed. */
  usable: readonly PatchCode[];
  /** Of those. */
  marked: readonly PatchCode[];
  onChoose: (ids: ReadonlySet<string>) => void;
};

/** Marks them all, and withdraws the marked ones, after a question that says how many. */
export function WithdrawCodes({ usable, marked, onChoose }: WithdrawCodesProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.codes.withdraw;
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdraw();
  const count = marked.length;
  if (usable.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <CheckField
        label={words.choose_all()}
        checked={count === usable.length}
        onChange={(all) => onChoose(new Set(all ? usable.map(({ id }) => id) : []))}
      />
      <p role="status" className="tabular-nums">
        {count > 0 && words.chosen({ count })}
      </p>
      {count > 0 && (
        <Button icon={Ban} onClick={() => setAsking(true)}>
          {words.withdraw()}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={words.title({ count })}
        confirm_label={words.withdraw()}
        cancel_label={LL.common.cancel()}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onChoose(new Set());
          void withdraw(marked);
        }}
      >
        {words.body()}
      </ConfirmDialog>
    </div>
  );
}
