import { useCallback, useState } from 'react';
import type { GateTone } from './gate-words.ts';

export type GateAnswer = {
  /** Grows by one per answer, so that the same sentence twice is announced twice. */
  readonly key: number;
  readonly tone: GateTone;
  readonly name: string;
  readonly text: string;
  /** "Desfazer": takes back what was just done. */
  readonly undo?: () => Promise<void>;
};

/** The last answer of a screen of the gate. `say` and `dismiss` are the same functions at each render. */
export function useGateAnswer() {
  const [answer, setAnswer] = useState<GateAnswer>();
  const say = useCallback(
    (given: Omit<GateAnswer, 'key'>) =>
      setAnswer((last) => ({ ...given, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const dismiss = useCallback(() => setAnswer(undefined), []);
  return { answer, say, dismiss };
}

export type Say = ReturnType<typeof useGateAnswer>['say'];
