import type { CollectionName } from '../wire/protocol.ts';
import type { LocalRow, ReplicaStore } from './replica-store.ts';

/**
 * Rows that are being written. A row on the screen watches its own, and shows it before the storage
 * has answered. Only watched rows are kept, and only in memory: what was not written is gone when
 * the page is closed. Rule [P3].
 */
export type FreshRows = {
  readonly get: (collection: CollectionName, id: string) => LocalRow | undefined;
  /** @returns a function that stops watching */
  readonly watch: (collection: CollectionName, id: string, listener: () => void) => () => void;
  /**
   * The same store; it gives each row to its watchers before it writes the row, and takes back a
   * row whose write was refused.
   */
  readonly telling: (store: ReplicaStore) => ReplicaStore;
};

export function freshRows(): FreshRows {
  const watched = new Map<string, { row?: LocalRow; listeners: Set<() => void> }>();
  const set = (collection: CollectionName, id: string, row?: LocalRow) => {
    const found = watched.get(collection + id);
    if (!found || found.row === row) return;
    if (row) found.row = row;
    else delete found.row;
    for (const listener of found.listeners) listener();
  };
  return {
    get: (collection, id) => watched.get(collection + id)?.row,
    watch: (collection, id, listener) => {
      const key = collection + id;
      const found = watched.get(key) ?? { listeners: new Set() };
      watched.set(key, found);
      found.listeners.add(listener);
      return () => {
        found.listeners.delete(listener);
        if (found.listeners.size === 0) watched.delete(key);
      };
    },
    telling: (store) => ({
      ...store,
      write: async (collection, writes) => {
        for (const { row, removed } of writes) set(collection, row.id, removed ? undefined : row);
        let refused: readonly string[] = writes.map(({ row }) => row.id);
        try {
          refused = await store.write(collection, writes);
          return refused;
        } finally {
          for (const id of refused) set(collection, id);
        }
      },
    }),
  };
}
