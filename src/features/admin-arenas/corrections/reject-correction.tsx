import { useI18nContext } from '#i18n/i18n-react.tsx';
import { AnswerDialog } from '../answer/answer-dialog.tsx';
import type { OpenCorrection } from './use-corrections.ts';
import { useDecide } from './use-decide.ts';

type RejectCorrectionProps = {
  open: OpenCorrection;
  /** It does not wait any more. */
  is_decided: boolean;
  onClose: () => void;
};

/** The administrator rejects a correction and writes why; its sender reads that. */
export function RejectCorrection({ open, is_decided, onClose }: RejectCorrectionProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.arenas.corrections;
  const { reject } = useDecide(open);
  return (
    <AnswerDialog
      draft_key={`arena-answer:${open.correction.id}`}
      danger
      title={words.reject_title({ arena: open.arena.name })}
      body={words.reject_body()}
      label={words.reason()}
      confirm_label={LL.admin.arenas.reject()}
      is_decided={is_decided}
      onAnswer={reject}
      onClose={onClose}
    />
  );
}
