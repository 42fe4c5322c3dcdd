import type { Effect } from '../kit/mutation.ts';
import { effectsOf, findMutation } from '../registry/registry.ts';
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

type Change = (row: unknown) => unknown;
type Overlays = ReadonlyMap<CollectionName, Map<string, Change>>;

/** Each outbox as it was read gives its overlays once, however many lists are drawn with them. */
const known = new WeakMap<readonly OutboxRecord[], Overlays>();
const nothing: Overlay<never> = new Map();

/**
 * The times that it shows are in the order of asking, also of two asked in one millisecond, and after
 * this device's clock was set back.
 * @param outbox by `seq`; an array that is changed no more
 */
export function overlayOf<Name extends CollectionName>(
  name: Name,
  outbox: readonly OutboxRecord[],
): Overlay<Name> {
  const overlays = known.get(outbox) ?? overlaysOf(outbox);
  known.set(outbox, overlays);
  return (overlays.get(name) ?? nothing) as Overlay<Name>;
}

function overlaysOf(outbox: readonly OutboxRecord[]): Overlays {
  const overlays = new Map<CollectionName, Map<string, Change>>();
  let asked_ms = 0;
  for (const record of outbox.filter(shown)) {
    asked_ms = Math.max(asked_ms + 1, Date.parse(record.created_at) || 0);
    const at = new Date(asked_ms).toISOString();
    for (const effect of effectsIn(record, at)) {
      const changes = overlays.get(effect.collection) ?? new Map<string, Change>();
      overlays.set(effect.collection, changes);
      const earlier = changes.get(effect.id);
      const change = changeBy(record, effect);
      changes.set(effect.id, earlier ? (row) => change(earlier(row)) : change);
    }
  }
  return overlays;
}

/** A row that the answer does not name was not made: the server may leave out some of another phone's marks. */
function changeBy({ status, touched }: OutboxRecord, effect: Effect): Change {
  const { collection, id } = effect;
  const change = effect.change as Change;
  const is_named =
    status !== 'acked' || !touched?.[0] || touched.some(([c, i]) => c === collection && i === id);
  return is_named ? change : (row) => row && change(row);
}

/** Of each record at its last moment: hundreds wait at a gate, and each mark adds one. */
const worked_out = new WeakMap<OutboxRecord, { at: string; effects: readonly Effect[] }>();

function effectsIn(record: OutboxRecord, at: string): readonly Effect[] {
  const known_effects = worked_out.get(record);
  if (known_effects?.at === at) return known_effects.effects;
  const { name, args, user_id } = record;
  const effects = effectsOf(name, args, { user_id, at });
  if (findMutation(name)) worked_out.set(record, { at, effects });
  return effects;
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
