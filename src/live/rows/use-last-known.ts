import { useAccount } from '../account-context.ts';

const last = new WeakMap<object, Map<string, unknown>>();

/**
 * The value; while it is undefined, the last one that was known under this key for this account. A
 * screen that is shown again begins with it, at its full length: the browser can go back to where
 * the person was, and nothing moves.
 */
export function useLastKnown<Value>(key: string, value: Value | undefined): Value | undefined {
  const { replica } = useAccount();
  const known = last.get(replica) ?? new Map<string, unknown>();
  if (value === undefined) return known.get(key) as Value | undefined;
  // while it is drawn, and not in an effect: what waited for it is drawn with it, and asks again
  last.set(replica, known.set(key, value));
  return value;
}
