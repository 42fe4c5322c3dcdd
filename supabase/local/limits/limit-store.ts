import { createKnownPlaces } from './known-places.ts';
import { createFailureCounts, createTokenBuckets } from './token-bucket.ts';

type Soon<T> = T | Promise<T>;

/** `TokenBuckets`, here or in the database. */
export type Buckets = { take: (key: string) => Soon<number> };

/** `FailureCounts`, here or in the database. */
type Failures = {
  blocked_s: (key: string) => Soon<number>;
  failed: (key: string) => Soon<void>;
  succeeded: (key: string) => Soon<void>;
};

/** `KnownPlaces`, here or in the database. */
type Places = { has: (place: string) => Soon<boolean>; add: (place: string) => Soon<void> };

/** Where limits count: in this process, or in the database for all processes. */
export type LimitStore = {
  /** @param name one set of keys; the same name counts together */
  buckets: (name: string, rate: { burst: number; per_s: number }) => Buckets;
  failures: (name: string, rate: { limit: number; window_ms: number }) => Failures;
  places: () => Places;
  /** Forgets what no longer limits anybody. */
  sweep: () => Promise<void>;
};

/** After a restart everything begins anew. */
export const limitsInMemory = (now_ms: () => number): LimitStore => ({
  buckets: (_name, rate) => createTokenBuckets(rate, now_ms),
  failures: (_name, rate) => createFailureCounts(rate, now_ms),
  places: createKnownPlaces,
  sweep: async () => undefined, // each forgets its oldest entries by itself
});
