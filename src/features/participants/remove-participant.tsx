import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useAct } from '#actions/use-act.ts';

/** The organiser removes a person from the list, after a question. */
export function RemoveParticipant({ event, row }: { event: AirsoftEvent; row: Operator }) {
  const { LL } = useI18nContext();
  const [asking, setAsking] = useState(false);
  const act = useAct();
  const words = LL.event.participants;
  return (
    <>
      <IconButton
        icon={Trash2}
        label={`${words.remove()}: ${row.name}`}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          open
          danger
          title={words.remove()}
          confirm_label={words.remove()}
          cancel_label={LL.common.cancel()}
          onConfirm={() => {
            setAsking(false);
            void act(
              'remove_participant@1',
              { event_id: event.id, operator_id: row.id },
              {
                label: `${event.name} (${row.name})`,
                said: { done: words.removed(), refused: words.remove_refused() },
              },
            );
          }}
          onCancel={() => setAsking(false)}
        >
          {words.remove_body({ name: row.name })}
        </ConfirmDialog>
      )}
    </>
  );
}
