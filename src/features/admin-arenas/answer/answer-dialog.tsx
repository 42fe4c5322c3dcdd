import { useState } from 'react';
import { charCount } from '#domain/words/char-count.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { reviewTextLimits } from '#sync/mutations/arena.ts';
import { TextareaField } from '#ui/fields/text-field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

type AnswerDialogProps = {
  title: string;
  body: string;
  /** Of the text; without one nothing is written. */
  label?: string | undefined;
  /** What is written at first. */
  text?: string | undefined;
  confirm_label: string;
  danger: boolean;
  /** @param written trimmed; '' where nothing is written */
  onAnswer: (written: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks whether an answer is meant, and for the words that its reader gets. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { title, body, label, text: first = '', confirm_label, danger, onAnswer, onClose } = props;
  const { LL } = useI18nContext();
  const [text, setText] = useState(first);
  const [is_tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = LL.admin.arenas;
  const { least, most } = reviewTextLimits;
  const written = text.trim();
  const is_short = label !== undefined && charCount(written) < least;

  async function confirm() {
    setTried(true);
    if (is_short) return;
    setBusy(true);
    await onAnswer(written);
    setBusy(false); // it could not be stored: the text is still here
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
      onConfirm={() => void confirm()}
    >
      <p>{body}</p>
      {label !== undefined && (
        <div className="mt-4">
          <TextareaField
            label={label}
            hint={words.text_hint()}
            error={is_tried && is_short ? words.text_short() : undefined}
            maxLength={most}
            rows={3}
            value={text}
            onChange={setText}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
