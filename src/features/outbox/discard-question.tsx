import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { hangingOn, mayHaveArrived } from '#sync/outbox/outbox-decisions.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

type DiscardQuestionProps = {
  /** The mutation in question; without one the dialog is closed. */
  record: OutboxRecord | undefined;
  /** All mutations of the outbox. */
  records: readonly OutboxRecord[];
  onConfirm: (record: OutboxRecord) => void;
  onCancel: () => void;
};

/**
 * Asks before a mutation is discarded. If it may have reached the server, the text does not promise
 * that it has no effect. Rule [U10].
 */
export function DiscardQuestion(props: DiscardQuestionProps) {
  const { record, records, onConfirm, onCancel } = props;
  const { LL } = useI18nContext();
  const words = LL.outbox.discard;
  const count = record ? hangingOn(record, records).length : 0;
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
      {count > 0 && <p className="mt-2">{words.hanging({ count })}</p>}
    </ConfirmDialog>
  );
}
