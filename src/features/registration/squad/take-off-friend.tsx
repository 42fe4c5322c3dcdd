import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { withoutPerson } from '#sync/event-mutations/registration.ts';
import type { Brought } from '#entities/event/use-brought.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { mayHaveArrived } from '#sync/outbox/outbox-decisions.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { useCancel } from '#actions/use-cancel.ts';

/**
 * Takes one person that I brought off the list, after a question: out of a registration that never
 * left this device, or by cancelling the place.
 */
export function TakeOffFriend({ event, friend }: { event: AirsoftEvent; friend: Brought }) {
  const { LL } = useI18nContext();
  const [asking, setAsking] = useState(false);
  const cancel = useCancel();
  const words = LL.registration.friends;
  const { name, asked } = friend;
  const { amend } = useOutboxActions();

  async function takeOff() {
    setAsking(false);
    if (asked && (await amend(asked.id, (record) => withoutPerson(record, friend.id) ?? record))) {
      return showToast({ tone: 'info', title: words.unsent_off({ name }) });
    }
    await cancel({
      event_id: event.id,
      operator_id: friend.id,
      label: `${event.name} (${name})`,
    });
  }
  return (
    <>
      <IconButton icon={X} label={words.take_off({ name })} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        danger
        title={words.take_off({ name })}
        confirm_label={words.take_off_confirm()}
        cancel_label={LL.event.cancel.keep()}
        onConfirm={() => void takeOff()}
        onCancel={() => setAsking(false)}
      >
        {asked && !mayHaveArrived(asked)
          ? words.unsent_body({ name })
          : words.take_off_body({ name })}
      </ConfirmDialog>
    </>
  );
}
