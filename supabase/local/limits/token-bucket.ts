import { rememberKeys } from './remembered-keys.ts';

/** Counts down per key and refills over time. */
export type TokenBuckets = {
  /** Takes one. @returns 0 when there was one, else the seconds until the next */
  take(key: string): number;
};

/**
 * @param burst how many at once
 * @param per_s how many are added back per second
 */
export function createTokenBuckets(
  { burst, per_s }: { burst: number; per_s: number },
  now_ms: () => number,
): TokenBuckets {
  type Bucket = { tokens: number; at_ms: number };
  const filled = ({ tokens, at_ms }: Bucket) =>
    Math.min(burst, tokens + ((now_ms() - at_ms) / 1000) * per_s);
  const buckets = rememberKeys<Bucket>((bucket) => filled(bucket) < 1);
  return {
    take(key) {
      const old = buckets.get(key);
      const tokens = old ? filled(old) : burst;
      const taken = tokens >= 1;
      buckets.set(key, { tokens: taken ? tokens - 1 : tokens, at_ms: now_ms() });
      return taken ? 0 : Math.ceil((1 - tokens) / per_s);
    },
  };
}

/** Failures per key within a sliding window. */
export type FailureCounts = {
  /** @returns 0 while the key may try, else the seconds to wait */
  blocked_s(key: string): number;
  failed(key: string): void;
  succeeded(key: string): void;
};

export function createFailureCounts(
  { limit, window_ms }: { limit: number; window_ms: number },
  now_ms: () => number,
): FailureCounts {
  const recent = (failed_at: number[]) => failed_at.filter((at) => at > now_ms() - window_ms);
  const failures = rememberKeys<number[]>((failed_at) => recent(failed_at).length >= limit);
  return {
    blocked_s(key) {
      const oldest = recent(failures.get(key) ?? []).at(-limit);
      return oldest === undefined ? 0 : Math.ceil((oldest + window_ms - now_ms()) / 1000);
    },
    failed(key) {
      const at = [...recent(failures.get(key) ?? []), now_ms()].slice(-limit);
      failures.set(key, at);
    },
    succeeded: (key) => failures.delete(key),
  };
}
