import { useState } from 'react';
import { randomId } from '#platform/random-id.ts';

/**
 * Keys for rows of texts that have no id: each stays with its row while others are added at the end
 * or removed.
 */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const now =
    keys.length === count
      ? keys
      : Array.from({ length: count }, (_none, n) => keys[n] ?? randomId());
  if (now !== keys) setKeys(now);
  return {
    keys: now,
    /** Call it when the row is removed. */
    remove: (n: number): void => setKeys(now.toSpliced(n, 1)),
  };
}
