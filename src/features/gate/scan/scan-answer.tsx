import { useEffect, useState } from 'react';
import type { GateAnswer } from '../use-gate-answer.ts';
import './scan.css';

/** Long enough to be seen at arm's length; what is not as it should be is read. */
const SHOWN_MS: Partial<Record<GateAnswer['tone'], number>> = {
  yes: 1_200,
  already: 2_000,
  no: 2_500,
};
/** So long nothing under it can be tapped once it is gone: the tap was meant for it. */
const SHIELD_MS = 700;

/**
 * The answer to a pass over the whole screen. It leaves by itself, at once with a tap; the camera
 * goes on under it. What it said stays at the thumb, where it is read out.
 */
export function ScanAnswer({ answer }: { answer: GateAnswer }) {
  const { key, tone, name, text } = answer;
  const [left, setLeft] = useState<{ key: number; step: 'shield' | 'gone' }>();
  const step = left?.key === key ? left.step : 'shown';
  const shown_ms = SHOWN_MS[tone];
  useEffect(() => {
    if (shown_ms === undefined || step === 'gone') return;
    const [next, ms] =
      step === 'shown' ? (['shield', shown_ms] as const) : (['gone', SHIELD_MS] as const);
    const timer = setTimeout(() => setLeft({ key, step: next }), ms);
    return () => clearTimeout(timer);
  }, [key, step, shown_ms]);
  if (shown_ms === undefined || step === 'gone') return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="scan-answer"
      data-tone={tone}
      data-step={step}
      onClick={() => setLeft({ key, step: 'shield' })}
    >
      <span className="scan-answer-name">{name}</span>
      <span>{text}</span>
    </button>
  );
}
