/** How many may be there at once: connections, waiting requests, sockets. */
export type Room = {
  /**
   * Which limit one more would exceed; null while there is room.
   * @param key whose share it counts to, such as an address; null for one that only counts in all
   */
  full(key: string | null): 'of_one' | 'in_all' | null;
  /** Enters, also when the room is full. @returns leaves; a second call does nothing */
  enter(key: string | null): () => void;
};

/** @param most `of_one` for each key, `in_all` for all together */
export function createRoom(most: { of_one: number; in_all: number }): Room {
  const by_key = new Map<string, number>();
  let total = 0;

  function count(key: string | null, by: 1 | -1): void {
    total += by;
    if (key === null) return;
    const next = (by_key.get(key) ?? 0) + by;
    if (next > 0) by_key.set(key, next);
    else by_key.delete(key); // keys are not kept: addresses without number come and go
  }

  return {
    full(key) {
      if (key !== null && (by_key.get(key) ?? 0) >= most.of_one) return 'of_one';
      return total >= most.in_all ? 'in_all' : null;
    },
    enter(key) {
      let is_here = true;
      count(key, 1);
      return () => {
        if (is_here) count(key, -1);
        is_here = false;
      };
    },
  };
}
