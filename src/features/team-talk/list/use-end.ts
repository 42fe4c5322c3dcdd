import { useState, type RefObject } from 'react';

/** So far from the end a person reads what is older; less is a finger that trembles. */
const AWAY_PX = 120;

/**
 * Whether a reader is at the newest end of a box whose rows run upwards, in which the position
 * counts from there.
 * @param newest when the newest post was written: UTC ISO instant
 */
export function useEnd(box: RefObject<HTMLElement | null>, newest: string | undefined) {
  const [top, setTop] = useState<string>();
  const [away, setAway] = useState(false);
  return {
    /** `newest` when the reader left the end; undefined at the end. */
    top,
    away,
    onScroll: (): void => {
      const now_away = Math.abs(box.current?.scrollTop ?? 0) > AWAY_PX;
      if (now_away === away) return;
      setAway(now_away);
      setTop(now_away ? newest : undefined);
    },
    /** The box was brought to its end. */
    reached: (): void => {
      setAway(false);
      setTop(undefined);
    },
  };
}
