import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBrought } from '#entities/event/use-brought.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { CheckField } from '#ui/fields/check-field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { useCancel } from '#actions/use-cancel.ts';

type CancelRegistrationProps = {
  event: AirsoftEvent;
  mine: MyRegistration;
  open: boolean;
  onClose: () => void;
};

/**
 * Cancels my registration, after a question that also asks for whom I brought. A registration that
 * never left the device is removed from the queue, with everybody in it.
 */
export function CancelRegistration({ event, mine, open, onClose }: CancelRegistrationProps) {
  const { LL } = useI18nContext();
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const { withdraw } = useOutboxActions();
  const { brought } = useBrought(event);
  const sent = brought.filter(({ asked }) => !asked);
  const unsent = brought.filter(({ asked }) => asked);
  const cancel = useCancel();
  const words = LL.event.cancel;

  async function confirm() {
    onClose();
    if (mine.asked && (await withdraw(mine.asked.id))) {
      return showToast({ tone: 'info', title: LL.organise.waits.undone() });
    }
    // it was sent meanwhile: my place is cancelled, and those of the people who were sent with it
    const others = [...unsent, ...sent.filter(({ id }) => leaving.includes(id))].map(
      ({ id, name }) => ({ operator_id: id, label: `${event.name} (${name})` }),
    );
    const { operator_id } = mine;
    await cancel({ event_id: event.id, operator_id, label: event.name, others });
  }
  return (
    <ConfirmDialog
      open={open}
      danger
      title={words.title()}
      confirm_label={words.confirm()}
      cancel_label={words.keep()}
      onConfirm={() => void confirm()}
      onCancel={() => {
        setLeaving([]);
        onClose();
      }}
    >
      <p>{words.body()}</p>
      {unsent.length > 0 && <p className="mt-3">{words.unsent({ names: namesOf(unsent) })}</p>}
      {sent.length > 0 && (
        <fieldset className="mt-3">
          <legend>{words.brought()}</legend>
          {sent.map(({ id, name }) => (
            <CheckField
              key={id}
              label={name}
              checked={leaving.includes(id)}
              onChange={(leaves) =>
                setLeaving(leaves ? [...leaving, id] : leaving.filter((other) => other !== id))
              }
            />
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}

const namesOf = (people: readonly { readonly name: string }[]) =>
  people.map(({ name }) => name).join(', ');
