import { useStore } from '@tanstack/react-form';
import { useEffect } from 'react';
import { sameEvent } from '#domain/event-merge.ts';
import type { EventForm } from '#domain/event-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { holdUnsavedWork } from '#platform/unsaved-work.ts';
import { dropDraft, writeDraft } from '#sync/drafts/drafts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { EventFormApi } from './use-event-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const DRAFT_AFTER_MS = 250;

type UnsavedEventProps = {
  form: EventFormApi;
  event_id: string;
  draft_key: string;
  base: EventForm;
  /** Whether the form was stored or discarded, so that there is nothing left to keep. */
  isOver: () => boolean;
};

/** Keeps what is typed as a draft, and asks before the person leaves the form. */
export function UnsavedEvent({ form, event_id, draft_key, base, isOver }: UnsavedEventProps) {
  const { LL } = useI18nContext();
  const { db } = useAccount().engine;
  const values = useStore(form.store, (state) => state.values);
  const dirty = !sameEvent(values, base);
  useEffect(() => (dirty ? holdUnsavedWork() : undefined), [dirty]);
  useEffect(() => {
    const keep = () => {
      if (isOver()) return;
      void (dirty
        ? writeDraft(db, draft_key, { event_id, values, base })
        : dropDraft(db, draft_key));
    };
    const timer = setTimeout(keep, DRAFT_AFTER_MS);
    // a hidden page may never come back
    const hidden = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [db, draft_key, event_id, values, base, dirty, isOver]);
  const leave = useLeaveGuard(dirty, isOver);
  const words = LL.event_form.leave;
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
