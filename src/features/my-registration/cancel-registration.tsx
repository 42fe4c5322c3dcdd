import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutboxActions } from '#live/use-outbox-actions.ts';
import type { MyRegistration } from '#live/my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useCancel } from '#actions/use-cancel.ts';

/**
 * Cancels my registration, after a question. A registration that never left the device is removed
 * from the queue.
 */
export function CancelRegistration({ event, mine }: { event: AirsoftEvent; mine: MyRegistration }) {
  const { LL } = useI18nContext();
  const [asking, setAsking] = useState(false);
  const { withdraw } = useOutboxActions();
  const cancel = useCancel();
  const words = LL.event.cancel;

  async function confirm() {
    setAsking(false);
    if (mine.asked && (await withdraw(mine.asked.id))) {
      return showToast({ tone: 'info', title: LL.organise.waits.undone() });
    }
    await cancel({ event_id: event.id, operator_id: mine.operator_id, label: event.name });
  }
  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        {LL.event.action.cancel_registration()}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={words.title()}
        confirm_label={words.confirm()}
        cancel_label={words.keep()}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {words.body()}
      </ConfirmDialog>
    </>
  );
}
