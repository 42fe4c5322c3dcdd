/** Counts down per key and refills over time. */
export type TokenBuckets = {
  /** Takes one. @returns 0 when there was one, else the seconds until the next */
  take(key: string): number;
};

/** Above this many keys the oldest are forgotten, so that invented keys can't fill the memory. */
const MOST_KEYS = 10_000;

/**
 * @param burst how many at once
 * @param per_s how many are added back per second
 */
export function createTokenBuckets(
  { burst, per_s }: { burst: number; per_s: number },
  now_ms: () => number,
): TokenBuckets {
  const buckets = new Map<string, { tokens: number; at_ms: number }>();
  return {
    take(key) {
      const at_ms = now_ms();
      const old = buckets.get(key) ?? { tokens: burst, at_ms };
      const tokens = Math.min(burst, old.tokens + ((at_ms - old.at_ms) / 1000) * per_s);
      const taken = tokens >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: taken ? tokens - 1 : tokens, at_ms });
      if (buckets.size > MOST_KEYS) forgetOldest(buckets);
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
  const failures = new Map<string, number[]>();
  const recent = (key: string) =>
    (failures.get(key) ?? []).filter((at) => at > now_ms() - window_ms);
  return {
    blocked_s(key) {
      const at = recent(key);
      const oldest = at.at(-limit);
      return oldest === undefined ? 0 : Math.ceil((oldest + window_ms - now_ms()) / 1000);
    },
    failed(key) {
      const at = [...recent(key), now_ms()].slice(-limit);
      failures.delete(key);
      failures.set(key, at);
      if (failures.size > MOST_KEYS) forgetOldest(failures);
    },
    succeeded(key) {
      failures.delete(key);
    },
  };
}

function forgetOldest(map: Map<string, unknown>): void {
  const oldest = map.keys().next();
  if (!oldest.done) map.delete(oldest.value);
}
