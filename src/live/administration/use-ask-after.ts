import { useEffect, useRef } from 'react';
import { isWaiting } from '#sync/outbox/outbox.ts';
import { useOutbox } from '../outbox/use-outbox.ts';

/**
 * Asks the server again when something of mine has an outcome: with one bar, or none, it comes after
 * the screen that asked for it has stopped waiting.
 * @param names of the mutations that change the answer; the same array over renders
 * @param ask the same function over renders
 */
export function useAskAfter(names: readonly string[], ask: () => void): void {
  const outbox = useOutbox();
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!outbox) return;
    const mine = outbox.filter((one) => names.includes(one.name) && isWaiting(one));
    const ids = mine.map(({ id }) => id);
    if (before.current.some((id) => !ids.includes(id))) ask();
    before.current = ids;
  }, [outbox, names, ask]);
}
