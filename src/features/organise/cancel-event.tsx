import { useState } from 'react';
import { REASON_MAX } from '#domain/event/form/postpone-form.ts';
import { lettersOver } from '#i18n/words/use-bound.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { useAct } from '#actions/use-act.ts';

/** Cancels the event, with a reason for the participants. */
export function CancelEvent({ event, onClose }: { event: AirsoftEvent; onClose: () => void }) {
  const { LL } = useI18nContext();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const act = useAct();
  const words = LL.organise.cancel;

  async function confirm() {
    if (lettersOver(reason, REASON_MAX, LL)) return;
    setBusy(true);
    const why = reason.trim();
    await act(
      'cancel_event@1',
      { id: event.id, ...(why && { reason: why }) },
      {
        label: event.name,
        said: { done: words.done(), refused: words.refused() },
        onKept: onClose,
      },
    );
    setBusy(false); // it could not be stored: the reason is still in the form
  }
  return (
    <ConfirmDialog
      open
      danger
      title={words.title()}
      confirm_label={words.action()}
      cancel_label={LL.common.back()}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p className="mb-4">{words.body()}</p>
      <ReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
