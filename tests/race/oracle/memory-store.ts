import type { CollectionName } from '#sync/wire/protocol.ts';
import type { LocalRow, ReplicaStore, Stored } from '#sync/replica/replica-store.ts';

/** A replica without a database: its content is kept in maps, and survives a crash. */
export type MemoryStore = ReplicaStore & {
  rows(collection: CollectionName, scope: string): LocalRow[];
};

/** @param beforeWrite a throw means that the phone dies there */
export function memoryStore(beforeWrite: () => void = () => undefined): MemoryStore {
  const replica_id = crypto.randomUUID();
  const kept = new Map<CollectionName, Map<string, Stored>>();
  const docs = (collection: CollectionName) => {
    const there = kept.get(collection) ?? new Map<string, Stored>();
    kept.set(collection, there);
    return there;
  };
  const rows = (collection: CollectionName, scope: string) =>
    [...docs(collection).values()]
      .filter(({ row, removed }) => !removed && row.scopes.includes(scope))
      .map(({ row }) => row);
  return {
    rows,
    id: async () => replica_id,
    read: async (collection, ids) =>
      new Map(
        ids.flatMap((id) => {
          const stored = docs(collection).get(id);
          return stored ? [[id, stored] as const] : [];
        }),
      ),
    write: async (collection, writes) => {
      beforeWrite();
      const refused: string[] = [];
      for (const { was, row, removed } of writes) {
        if (docs(collection).get(row.id) === was) docs(collection).set(row.id, { row, removed });
        else refused.push(row.id);
      }
      return refused;
    },
    inScope: async (collection, scope) => rows(collection, scope),
  };
}
