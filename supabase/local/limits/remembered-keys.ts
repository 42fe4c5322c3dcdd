/** What a limit remembers about each key: an address, an account. */
export type RememberedKeys<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
};

/** Above this many the oldest are forgotten, so that invented keys can't fill the memory. */
const MOST_FREE = 10_000;
/**
 * Nobody blocks so many at once: ten passwords are checked for each, which takes a second, and a
 * block lasts ten minutes.
 */
const MOST_BLOCKED = 100_000;

/**
 * Invented keys push out only keys that may still try. A blocked key is remembered until it is free
 * again; otherwise a flood of others would end its block.
 * @param isBlocked of a value, now
 */
export function rememberKeys<Value>(isBlocked: (value: Value) => boolean): RememberedKeys<Value> {
  const free = new Map<string, Value>();
  const blocked = new Map<string, Value>(); // in about the order in which they become free
  const remove = (key: string) => free.delete(key) || blocked.delete(key);
  function release() {
    for (const [key, value] of blocked) {
      if (isBlocked(value)) return;
      blocked.delete(key);
      free.set(key, value);
    }
  }
  return {
    get: (key) => free.get(key) ?? blocked.get(key),
    set(key, value) {
      remove(key);
      release();
      (isBlocked(value) ? blocked : free).set(key, value);
      forgetOldest(free, MOST_FREE);
      forgetOldest(blocked, MOST_BLOCKED);
    },
    delete: (key) => void remove(key),
  };
}

function forgetOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
