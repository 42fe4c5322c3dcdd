import { useCallback, useContext, useSyncExternalStore } from 'react';
import { overlaid } from '#sync/outbox/overlaid.ts';
import type { CollectionName } from '#sync/wire/protocol.ts';
import type { LocalRow } from '#sync/replica/replica-store.ts';
import { AccountContext } from '../account-context.ts';

/**
 * The row itself, or the newer one that is being written. A row with waiting mutations on top stays
 * as it is. Also for rows that are shown before any account is open.
 */
export function useFreshRow<Row extends { readonly id: string }>(
  collection: CollectionName,
  row: Row,
): Row {
  const fresh = useContext(AccountContext)?.fresh;
  const { id } = row;
  const watch = useCallback(
    (listener: () => void) => fresh?.watch(collection, id, listener) ?? (() => undefined),
    [fresh, collection, id],
  );
  const found = useSyncExternalStore(watch, () => fresh?.get(collection, id));
  const { rev = Infinity, epoch } = row as Partial<LocalRow>;
  return found && found.rev > rev && found.epoch === epoch && !overlaid.has(row)
    ? (found as unknown as Row)
    : row;
}
