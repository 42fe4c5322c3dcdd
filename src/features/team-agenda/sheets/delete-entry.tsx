import { useAct } from '#actions/use-act.ts';
import { attendeesWho, type AgendaEvent } from '#domain/agenda/agenda.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

/** Deletes an entry after a question that names what goes with it. */
export function DeleteEntry({ event, onClose }: { event: AgendaEvent; onClose: () => void }) {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.team_agenda.delete;
  const { id, team_id } = event;
  const { title } = event.data;
  const count = attendeesWho(event.data, 'confirmed').length;
  const confirm = () => {
    onClose();
    const said = { done: words.done(), refused: words.failed() };
    void act('delete_agenda_event@1', { id, team_id }, { label: title, said });
  };
  return (
    <ConfirmDialog
      open
      danger
      title={words.title({ title })}
      confirm_label={words.action()}
      cancel_label={LL.common.cancel()}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {count > 0 && `${words.confirmed({ count })} `}
      {words.body()}
    </ConfirmDialog>
  );
}
