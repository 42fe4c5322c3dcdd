/**
 * mulberry32: a small generator of well-mixed 32-bit numbers. Every device and the database must
 * always get the same numbers from the same seed, so these lines never change: another algorithm
 * needs another function. `private.shuffled_people` has the same in SQL, and
 * tests/sql/events/drawn-teams.test.ts compares the two.
 * @param seed uint32
 * @returns a function that gives the next uint32
 */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return (x ^ (x >>> 14)) >>> 0;
  };
}

/**
 * A uniform whole number from 0 to bound - 1. Numbers from the incomplete last interval of `bound`
 * are drawn again.
 * @param bound 1 to 2^32
 */
export function below(bound: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  let drawn = next();
  while (drawn >= fair) drawn = next();
  return drawn % bound;
}

/** Fisher-Yates shuffle from the last index down. Returns a new list. */
export function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1, next);
    [list[last], list[chosen]] = [list[chosen]!, list[last]!];
  }
  return list;
}

/** A seed that every device derives from the same text (FNV-1a of its UTF-16 units): uint32. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** The seed of the next draw, the same on every device. */
export const nextSeed = (seed: number): number => mulberry32(seed)();
