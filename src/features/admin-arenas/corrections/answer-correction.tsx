import type { CorrectionField } from '#domain/arena/arena-correction.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { AnswerDialog } from '../answer/answer-dialog.tsx';
import type { OpenCorrection } from './use-corrections.ts';
import { useDecide } from './use-decide.ts';

/** Accepts a correction without the fields in `left`; without `left` it rejects all of it. */
export type CorrectionAnswer = {
  readonly open: OpenCorrection;
  readonly left?: ReadonlySet<CorrectionField>;
};

type AnswerCorrectionProps = CorrectionAnswer & {
  /** It does not wait any more. */
  is_decided: boolean;
  onClose: () => void;
};

/**
 * Asks whether an answer is meant: with a signal it leaves at once, and can't be taken back. Who is
 * rejected reads why.
 */
export function AnswerCorrection({ open, left, is_decided, onClose }: AnswerCorrectionProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.arenas.corrections;
  const { accept, reject } = useDecide(open);
  const arena = open.arena.name;
  const all = open.entries.length;
  const answer = left
    ? {
        title: words.accept_title({ arena }),
        body: all === 0 ? words.same() : words.accept_body(),
        confirm_label:
          left.size === 0 ? words.accept() : words.accept_some({ taken: all - left.size, all }),
        onAnswer: (_: string, onKept: () => void) => accept(left, onKept),
      }
    : {
        title: words.reject_title({ arena }),
        body: words.reject_body(),
        label: words.reason(),
        confirm_label: LL.admin.arenas.reject(),
        onAnswer: reject,
      };
  return (
    <AnswerDialog
      {...answer}
      draft_key={`arena-answer:${open.correction.id}`}
      danger={!left}
      is_decided={is_decided}
      onClose={onClose}
    />
  );
}
