import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { useAct } from './use-act.ts';

/** Calls the event off, with a reason for those who wanted to come. */
export function CancelEvent({ event, onClose }: { event: AirsoftEvent; onClose: () => void }) {
  const { LL } = useI18nContext();
  const [reason, setReason] = useState('');
  const act = useAct();
  const words = LL.organise.cancel;

  function confirm() {
    onClose();
    const why = reason.trim();
    void act(
      'cancel_event@1',
      { id: event.id, ...(why && { reason: why }) },
      { label: event.name, said: { done: words.done(), refused: words.refused() } },
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={words.title()}
      confirm_label={words.action()}
      cancel_label={LL.common.back()}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p className="mb-4">{words.body()}</p>
      <ReasonField value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
