import { useEffect, useState } from 'react';

type Shown = {
  /** Differs for each thing shown, so that holding one neither holds nor keeps the next. */
  readonly key: number;
  /** null or undefined: it ends only when the person ends it. */
  readonly for_ms: number | null | undefined;
};

/**
 * Ends what is shown after a time, but not while it is pointed at or has the focus (WCAG 2.2.1).
 * @param onOver the same function at each render
 * @returns what the shown element needs
 */
export function useEndAlone(shown: Shown | null | undefined, onOver: () => void) {
  const [held, setHeld] = useState<number>();
  const key = shown?.key;
  const for_ms = shown?.for_ms;
  const waits = key === held;
  useEffect(() => {
    if (key === undefined || for_ms == null || waits) return;
    const timer = setTimeout(onOver, for_ms);
    return () => clearTimeout(timer);
  }, [key, for_ms, waits, onOver]);
  const hold = () => setHeld(key);
  const letGo = () => setHeld(undefined);
  return { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo };
}
