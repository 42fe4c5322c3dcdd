/** Out of sight for this long a code was shown again, by a hand; a shorter gap is a blurred picture. */
const AWAY_MS = 1_000;
/** After this time it is answered as if it had never been seen. */
const SAME_MS = 3_000;

/** Which looks at a code are answered. Times only grow. */
export function seenCodes() {
  const seen = new Map<string, { at: number; answers: number }>();
  return {
    /**
     * The first look is answered. A second one is answered if the code is soon shown again, because
     * its owner waits for an answer. While the code stays in sight, further looks are not answered.
     */
    isAnswered: (text: string, at_ms: number): boolean => {
      const before = seen.get(text);
      const away_ms = before ? at_ms - before.at : Infinity;
      const answers = away_ms >= SAME_MS ? 0 : before!.answers;
      const is_answered = answers === 0 || (answers === 1 && away_ms >= AWAY_MS);
      seen.set(text, { at: at_ms, answers: answers + Number(is_answered) });
      return is_answered;
    },
    /** Nobody looks before that: the code counts as in sight until then. */
    blinksUntil: (text: string, at_ms: number): void => {
      const before = seen.get(text);
      if (before) before.at = at_ms;
    },
  };
}
