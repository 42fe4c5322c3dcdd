/**
 * Keeps the values that were requested last. A missing value is made once, for all callers that
 * request it meanwhile.
 */
export type BoundedCache<T> = {
  get(key: string, make: () => Promise<T>): Promise<T>;
  has(key: string): boolean;
  clear(): void;
};

/** @param most how many values are kept; one that could not be made is not kept */
export function boundedCache<T>(most: number): BoundedCache<T> {
  const kept = new Map<string, Promise<T>>(); // in the order of their last use
  return {
    get(key, make) {
      const value = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, value);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
      value.catch(() => kept.get(key) === value && kept.delete(key));
      return value;
    },
    has: (key) => kept.has(key),
    clear: () => kept.clear(),
  };
}
