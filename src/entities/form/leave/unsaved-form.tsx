import { useEffect } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { holdUnsavedWork } from '#platform/kept/unsaved-work.ts';
import { dropDraft } from '#sync/drafts/drafts.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useKeepDraft } from '../use-keep-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type UnsavedFormProps = {
  draft_key: string;
  /** What is kept; undefined while nothing was changed. The same object over renders. */
  draft: object | undefined;
  /** Whether the form was stored or discarded, so that there is nothing left to keep. */
  isOver: () => boolean;
  /** Its row is gone: what was typed is kept until it is discarded. */
  is_gone?: boolean;
  /** The person closes it, and is asked first. @param leave what they answer */
  asked?: ((leave: boolean) => void) | undefined;
};

/** Keeps what is typed as a draft, and asks before the person leaves the form. */
export function UnsavedForm(props: UnsavedFormProps) {
  const { draft_key, draft, isOver, is_gone = false, asked } = props;
  const { LL } = useI18nContext();
  const { db } = useAccount().local;
  const dirty = draft !== undefined;
  useEffect(() => (dirty ? holdUnsavedWork() : undefined), [dirty]);
  useKeepDraft(draft_key, draft, isOver);
  const leave = useLeaveGuard(dirty, isOver) ?? asked;
  const words = LL.form.leave;
  return (
    <ConfirmDialog
      open={leave !== undefined}
      title={is_gone ? LL.form.gone.ask() : words.title()}
      confirm_label={is_gone ? LL.form.draft.discard() : words.leave()}
      cancel_label={words.stay()}
      onConfirm={() => {
        if (is_gone) void dropDraft(db, draft_key);
        leave?.(true);
      }}
      onCancel={() => leave?.(false)}
    >
      {is_gone ? LL.form.gone.hint() : words.body()}
    </ConfirmDialog>
  );
}
