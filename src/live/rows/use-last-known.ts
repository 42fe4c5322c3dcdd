import { useEffect } from 'react';
import { useAccount } from '../account-context.ts';

const last = new WeakMap<object, Map<string, unknown>>();

/**
 * The value; while it is undefined, the last one that was known under this key for this account. A
 * screen that is shown again begins with it, at its full length: the browser can go back to where
 * the person was, and nothing moves.
 */
export function useLastKnown<Value>(key: string, value: Value | undefined): Value | undefined {
  const { replica } = useAccount();
  useEffect(() => {
    if (value === undefined) return;
    const known = last.get(replica) ?? new Map<string, unknown>();
    last.set(replica, known.set(key, value));
  }, [replica, key, value]);
  return value === undefined ? (last.get(replica)?.get(key) as Value | undefined) : value;
}
