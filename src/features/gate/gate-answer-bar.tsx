import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEndAlone } from '#ui/overlay/use-end-alone.ts';
import type { GateAnswer } from './use-gate-taps.ts';

/** How long the last mark can be undone here; later, in the person's sheet. */
const UNDO_MS = 8_000;

type GateAnswerBarProps = {
  answer: GateAnswer | undefined;
  onUndo: (undo: NonNullable<GateAnswer['undo']>) => void;
  onOver: () => void;
  /** Stands here while there is no answer. */
  children: ReactNode;
  /** Whether it stands beside this answer too, as the way on. */
  offers_more?: boolean;
};

/** At the thumb: the last answer, read out at once. */
export function GateAnswerBar({
  answer,
  onUndo,
  onOver,
  children,
  offers_more = false,
}: GateAnswerBarProps) {
  const { LL } = useI18nContext();
  const holding = useEndAlone(answer && { key: answer.key, for_ms: UNDO_MS }, onOver);
  const undo = answer?.undo;
  return (
    <div className="action-bar gate-bar no-print" data-tone={answer?.tone}>
      <div className="gate-answer" {...holding}>
        <div
          role={answer?.tone === 'no' ? 'alert' : 'status'}
          aria-live={answer?.tone === 'no' ? 'assertive' : 'polite'}
        >
          {answer && (
            <p key={answer.key}>
              <span className="gate-answer-name">{answer.name}</span>
              <span className="block">{answer.text}</span>
            </p>
          )}
        </div>
        {(!answer || offers_more) && children}
        {undo && (
          <button type="button" className="gate-undo" onClick={() => onUndo(undo)}>
            <Undo2 aria-hidden className="size-6" />
            {LL.gate.undo()}
          </button>
        )}
      </div>
    </div>
  );
}
