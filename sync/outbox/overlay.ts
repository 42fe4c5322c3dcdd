import { effectsOf } from '../registry/registry.ts';
import type { CollectionName } from '../wire/protocol.ts';
import { overlaid } from './overlaid.ts';
import type { OutboxRecord } from './outbox.ts';
import type { Rows } from '../records/collections.ts';

/** Effects of the waiting mutations on one collection, by row id, in the order of asking. */
export type Overlay<Name extends CollectionName> = ReadonlyMap<
  string,
  (row: Rows[Name] | undefined) => Rows[Name] | undefined
>;

/** Asked and not refused, so the person should see it already. Rule [O1]. */
const shown = (record: OutboxRecord): boolean => record.status !== 'rejected';

/**
 * The times that it shows are in the order of asking, also of two asked in one millisecond, and after
 * this device's clock was set back.
 * @param outbox by `seq`
 */
export function overlayOf<Name extends CollectionName>(
  name: Name,
  outbox: readonly OutboxRecord[],
): Overlay<Name> {
  const changes = new Map<string, (row: Rows[Name] | undefined) => Rows[Name] | undefined>();
  let asked_ms = 0;
  for (const { name: mutation, args, user_id, created_at } of outbox.filter(shown)) {
    asked_ms = Math.max(asked_ms + 1, Date.parse(created_at) || 0);
    const at = new Date(asked_ms).toISOString();
    for (const effect of effectsOf(mutation, args, { user_id, at })) {
      if (effect.collection !== name) continue;
      const earlier = changes.get(effect.id);
      const change = effect.change as (row: Rows[Name] | undefined) => Rows[Name] | undefined;
      changes.set(effect.id, earlier ? (row) => change(earlier(row)) : change);
    }
  }
  return changes;
}

/** The rows with the overlay applied. Returns the same array when nothing waits. Rule [O2]. */
export function withOverlay<Name extends CollectionName>(
  rows: readonly Rows[Name][],
  overlay: Overlay<Name>,
): readonly Rows[Name][] {
  if (overlay.size === 0) return rows;
  const touched = new Set<string>();
  const seen: Rows[Name][] = [];
  for (const row of rows) {
    const change = overlay.get(row.id);
    if (change) touched.add(row.id);
    const changed = change ? change(row) : row;
    if (!changed) continue;
    seen.push(changed);
    if (change) overlaid.add(changed);
  }
  for (const [id, change] of overlay) {
    const added = touched.has(id) ? undefined : change(undefined);
    if (!added) continue;
    seen.push(added);
    overlaid.add(added);
  }
  return seen;
}
