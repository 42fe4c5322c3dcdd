import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { mayHaveArrived } from '#sync/outbox/outbox-decisions.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

type DiscardQuestionProps = {
  /** Nothing is asked without one. */
  record: OutboxRecord | undefined;
  onConfirm: (record: OutboxRecord) => void;
  onCancel: () => void;
};

/** Before something is let go; of one that may have arrived it does not say that it will not. Rule [U10]. */
export function DiscardQuestion({ record, onConfirm, onCancel }: DiscardQuestionProps) {
  const { LL } = useI18nContext();
  const words = LL.outbox.discard;
  const isOpen = record?.status === 'queued' && mayHaveArrived(record);
  return (
    <ConfirmDialog
      open={record !== undefined}
      title={words.title()}
      confirm_label={words.confirm()}
      cancel_label={LL.common.cancel()}
      onConfirm={() => record && onConfirm(record)}
      onCancel={onCancel}
      danger
    >
      {isOpen ? words.body_sent() : words.body()}
    </ConfirmDialog>
  );
}
