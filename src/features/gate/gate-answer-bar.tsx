import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEndAlone } from '#ui/overlay/use-end-alone.ts';
import type { GateAnswer } from './use-gate-answer.ts';

/** How long the last mark can be undone here; later, in the person's sheet. */
const UNDO_MS = 8_000;

type GateAnswerBarProps = {
  answer: GateAnswer | undefined;
  onOver: () => void;
  /** In the answer's place until there is one. */
  idle?: ReactNode;
  /** What is done here: it never leaves. */
  children?: ReactNode;
};

/**
 * At the thumb: the last answer, read out at once, above what is done here. Its place is there before
 * it comes, so that an answer moves nothing.
 */
export function GateAnswerBar({ answer, onOver, idle, children }: GateAnswerBarProps) {
  const { LL } = useI18nContext();
  const holding = useEndAlone(answer && { key: answer.key, for_ms: UNDO_MS }, onOver);
  const undo = answer?.undo;
  return (
    <div className="gate-bar no-print">
      <div className="gate-answer" data-tone={answer?.tone} {...holding}>
        <div
          role={answer?.tone === 'no' ? 'alert' : 'status'}
          aria-live={answer?.tone === 'no' ? 'assertive' : 'polite'}
        >
          {answer && (
            <div key={answer.key}>
              <p className="gate-answer-name">{answer.name}</p>
              <p className="gate-answer-text">{answer.text}</p>
            </div>
          )}
        </div>
        {!answer && idle}
        {undo && (
          <button type="button" className="gate-undo" onClick={() => void undo()}>
            <Undo2 aria-hidden className="size-6" />
            <span>{LL.gate.undo()}</span>
          </button>
        )}
      </div>
      {children && <div className="gate-controls">{children}</div>}
    </div>
  );
}
