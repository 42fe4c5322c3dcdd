import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useState } from 'react';
import type { GateAnswer } from '../use-gate-answer.ts';
import './scan.css';

/**
 * Long enough to be seen at arm's length; what is not as it should be is read. Its shape tells those apart
 * to whom green and red are one colour.
 */
const SHOWN: Partial<Record<GateAnswer['tone'], { ms: number; icon: LucideIcon }>> = {
  yes: { ms: 1_200, icon: CircleCheck },
  already: { ms: 2_000, icon: TriangleAlert },
  no: { ms: 2_500, icon: CircleX },
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
  const shown = SHOWN[tone];
  const shown_ms = shown?.ms;
  useEffect(() => {
    if (shown_ms === undefined || step === 'gone') return;
    const [next, ms] =
      step === 'shown' ? (['shield', shown_ms] as const) : (['gone', SHIELD_MS] as const);
    const timer = setTimeout(() => setLeft({ key, step: next }), ms);
    return () => clearTimeout(timer);
  }, [key, step, shown_ms]);
  if (!shown || step === 'gone') return null;
  const Icon = shown.icon;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="scan-answer"
      data-tone={tone}
      data-step={step}
      onClick={() => setLeft({ key, step: 'shield' })}
    >
      <Icon aria-hidden className="size-24" />
      <span className="scan-answer-name">{name}</span>
      <span>{text}</span>
    </button>
  );
}
