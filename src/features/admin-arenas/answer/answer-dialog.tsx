import { useState } from 'react';
import { useSheetClose } from '#entities/form/sheet/use-sheet-close.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { AnswerSheet } from './answer-sheet.tsx';

export type AnswerDialogProps = {
  /** One for all answers to the same thing. */
  draft_key: string;
  title: string;
  body: string;
  /** Of the text; without one nothing is written. */
  label?: string | undefined;
  /** What is written at first. */
  text?: string | undefined;
  confirm_label: string;
  danger: boolean;
  /** It does not wait any more. */
  is_decided: boolean;
  /**
   * @param written trimmed; '' where nothing is written
   * @param onKept called once the answer is stored on this device
   */
  onAnswer: (written: string, onKept: () => void) => Promise<unknown>;
  onClose: () => void;
};

/** Asks whether an answer is meant, and for the words that its reader gets. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { draft_key, title, body, label, confirm_label, danger, onAnswer, onClose } = props;
  const { LL } = useI18nContext();
  const [busy, setBusy] = useState(false);
  const end = useSheetClose({ draft_key, draft: undefined, isOver: () => false, onClose });

  async function answer(written: string, onKept: () => void = () => {}) {
    setBusy(true);
    await onAnswer(written, () => {
      onKept();
      end();
    });
    setBusy(false); // it could not be stored: the text is still here
  }
  // what I answer is decided before the dialog is closed
  const gone = props.is_decided && !busy ? LL.problems.arena_decided() : undefined;
  if (label !== undefined || gone !== undefined) {
    return <AnswerSheet {...props} gone={gone} onAnswer={answer} />;
  }
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      confirm_label={confirm_label}
      cancel_label={LL.common.cancel()}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void answer('')}
    >
      <p>{body}</p>
    </ConfirmDialog>
  );
}
