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
  // Written while rendering, which is safe: a render that is repeated or dropped writes what the device
  // said. An effect would write it one frame late: the parts of a screen that waited for this value ask
  // for it in the same render, and would show nothing first (event-page.test.tsx).
  last.set(replica, known.set(key, value));
  return value;
}
