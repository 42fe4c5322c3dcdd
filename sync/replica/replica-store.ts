import type { CollectionName, Scope, WireRow } from '../wire/protocol.ts';

/** A row as the replica keeps it. */
export type LocalRow = WireRow & {
  readonly scopes: readonly string[];
  readonly epoch: string;
  readonly me: 0 | 1;
};

/**
 * What is stored under an id, including removed rows: their version still guards against late
 * answers.
 */
export type Stored = { readonly row: LocalRow; readonly removed: boolean };

export type Write = {
  readonly was: Stored | undefined;
  readonly row: LocalRow;
  readonly removed: boolean;
};

/**
 * The replica as the sync layer needs it: rows in and rows out, no screen queries. A write is
 * refused, by id, when the stored row is no longer `was`: another tab was faster.
 */
export type ReplicaStore = {
  /** Made with the store and lost with it; cursors name it. Rule [P4]. */
  readonly id: () => Promise<string>;
  readonly read: (
    collection: CollectionName,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Stored>>;
  /** @returns the ids that were refused */
  readonly write: (
    collection: CollectionName,
    writes: readonly Write[],
  ) => Promise<readonly string[]>;
  /** Rows that the scope holds. It may return more, so callers filter. For `public`: every row. */
  readonly inScope: (collection: CollectionName, scope: Scope) => Promise<readonly LocalRow[]>;
};

/**
 * The same store while the round holds its lock and its account is open. Afterwards the lock is
 * another tab's and the collections may be closed. Rule [W2].
 * @throws the signal's reason
 */
export const fenced = (store: ReplicaStore, signal: AbortSignal): ReplicaStore => ({
  ...store,
  read: async (collection, ids) => {
    signal.throwIfAborted();
    return store.read(collection, ids);
  },
  inScope: async (collection, scope) => {
    signal.throwIfAborted();
    return store.inScope(collection, scope);
  },
  write: async (collection, writes) => {
    signal.throwIfAborted();
    return store.write(collection, writes);
  },
});
