import { useEffect } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { holdUnsavedWork } from '#platform/kept/unsaved-work.ts';
import { dropDraft, writeDraft } from '#sync/drafts/drafts.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const DRAFT_AFTER_MS = 250;

type UnsavedFormProps = {
  draft_key: string;
  /** What is kept; undefined while nothing was changed. The same object over renders. */
  draft: object | undefined;
  /** Whether the form was stored or discarded, so that there is nothing left to keep. */
  isOver: () => boolean;
};

/** Keeps what is typed as a draft, and asks before the person leaves the form. */
export function UnsavedForm({ draft_key, draft, isOver }: UnsavedFormProps) {
  const { LL } = useI18nContext();
  const { db } = useAccount().local;
  const dirty = draft !== undefined;
  useEffect(() => (dirty ? holdUnsavedWork() : undefined), [dirty]);
  useEffect(() => {
    const keep = () => {
      if (isOver()) return;
      void (draft ? writeDraft(db, draft_key, draft) : dropDraft(db, draft_key));
    };
    const timer = setTimeout(keep, DRAFT_AFTER_MS);
    // a hidden page may never come back
    const hidden = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [db, draft_key, draft, isOver]);
  const leave = useLeaveGuard(dirty, isOver);
  const words = LL.form.leave;
  return (
    <ConfirmDialog
      open={leave !== undefined}
      title={words.title()}
      confirm_label={words.leave()}
      cancel_label={words.stay()}
      onConfirm={() => leave?.(true)}
      onCancel={() => leave?.(false)}
    >
      {words.body()}
    </ConfirmDialog>
  );
}
