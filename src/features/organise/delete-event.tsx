import { useNavigate } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useAct } from '#actions/use-act.ts';

type DeleteEventProps = {
  event: AirsoftEvent;
  open: boolean;
  onClose: () => void;
  /** Undefined once the event can't be cancelled any more. */
  onCancelInstead: (() => void) | undefined;
};

/** Deletes the event after the spec's question, and leaves the page. */
export function DeleteEvent({ event, open, onClose, onCancelInstead }: DeleteEventProps) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const act = useAct();
  const words = LL.event.delete;

  async function confirm() {
    onClose();
    // the event disappears from this screen at once, so the list is shown
    void navigate({ to: '/events', replace: true });
    await act(
      'delete_event@1',
      { id: event.id },
      {
        label: event.name,
        said: {
          done: words.done(),
          refused: words.failed(),
          failed: words.failed(),
          waiting: words.waiting(),
        },
      },
    );
  }
  return (
    <ConfirmDialog
      open={open}
      danger
      title={words.title()}
      confirm_label={words.confirm()}
      cancel_label={LL.common.cancel()}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {words.body()}
      {onCancelInstead && event.operators_count > 0 && (
        <div className="mt-4">
          <Note
            kind="info"
            title={LL.events.registered_count({ count: event.operators_count })}
            action={
              <Button onClick={onCancelInstead}>{LL.organise.delete.cancel_instead()}</Button>
            }
          >
            {LL.organise.delete.people({ count: event.operators_count })}
          </Note>
        </div>
      )}
    </ConfirmDialog>
  );
}
