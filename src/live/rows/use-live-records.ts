import { useMemo } from 'react';
import type { MangoQuery } from 'rxdb';
import { overlayOf, withOverlay } from '#sync/outbox/overlay.ts';
import type { CollectionName } from '#sync/wire/protocol.ts';
import type { Rows } from '#sync/records/collections.ts';
import type { Local } from '#sync/records/record.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useReplicaRows } from './use-replica-rows.ts';

/**
 * `loading` until replica and outbox have both answered, so that nothing appears and disappears
 * again.
 */
export type LiveRecords<Row> =
  | { readonly state: 'loading' }
  | { readonly state: 'present'; readonly rows: readonly Row[] };

export type LiveQuery<Name extends CollectionName> = {
  /** The query of the replica, by an indexed field. */
  readonly find: MangoQuery<Local<Rows[Name]>>;
  /** Which rows of the overlay belong here too; the replica's rows are not filtered again. */
  readonly keep?: (row: Rows[Name]) => boolean;
  readonly compare?: (a: Rows[Name], b: Rows[Name]) => number;
};

/**
 * Follows rows of the replica with the waiting mutations applied on top. Rule [O2].
 * @param query stable over renders: module constant or useMemo; a new object is a new subscription
 */
export function useLiveRecords<Name extends CollectionName>(
  name: Name,
  query: LiveQuery<Name>,
): LiveRecords<Rows[Name]> {
  const outbox = useOutbox();
  const found = useReplicaRows(name, query.find);
  return useMemo(() => {
    if (!found || !outbox) return { state: 'loading' };
    const overlay = overlayOf(name, outbox);
    if (overlay.size === 0) return { state: 'present', rows: found };
    const { keep = () => true, compare } = query;
    const rows = withOverlay(found, overlay).filter((row) => keep(row));
    return { state: 'present', rows: compare ? rows.toSorted(compare) : rows };
  }, [found, outbox, name, query]);
}
