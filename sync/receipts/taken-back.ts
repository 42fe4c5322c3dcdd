import { effectsOf } from '../registry/registry.ts';
import type { Receipt } from './receipts.ts';

type KeptMutation = Pick<Receipt, 'name' | 'args' | 'user_id' | 'created_at'>;

const effects = ({ name, args, user_id, created_at }: KeptMutation) =>
  effectsOf(name, args, { user_id, at: created_at });

/** The rows that a mutation is about, as `collection id`. */
export const rowsOf = (kept: KeptMutation): string[] =>
  effects(kept).map(({ collection, id }) => `${collection} ${id}`);

/**
 * Finds lost mutations that cancel each other out: one made a row, and a later one removed it. They
 * need not be sent again; sending only the first would create the row again.
 * @returns their ids
 */
export function takenBack(lost: readonly Receipt[]): ReadonlySet<string> {
  const rows = new Map<string, { row: object | undefined; was_made: boolean }>();
  const inOrder = lost.toSorted((a, b) => a.seq - b.seq);
  for (const kept of inOrder) {
    for (const { collection, id, change } of effects(kept)) {
      const key = `${collection} ${id}`;
      const before = rows.get(key);
      const row = (change as (row: object | undefined) => object | undefined)(before?.row);
      rows.set(key, { row, was_made: before?.was_made || row !== undefined });
    }
  }
  const keysOf = new Map(inOrder.map((kept) => [kept.id, rowsOf(kept)]));
  const nothing = new Set(
    [...rows].flatMap(([key, { row, was_made }]) => (was_made && !row ? key : [])),
  );
  const idle = new Set<string>();
  for (const [id, keys] of keysOf) {
    if (keys.length > 0 && keys.every((key) => nothing.has(key))) idle.add(id);
  }
  // a mutation that also did something else is sent again, and so is the one that undid a part of
  // it
  for (let changed = true; changed;) {
    changed = false;
    for (const [id, keys] of keysOf) {
      if (idle.has(id)) continue;
      for (const key of keys) changed = nothing.delete(key) || changed;
    }
    for (const id of idle) {
      if (!keysOf.get(id)!.every((key) => nothing.has(key))) idle.delete(id);
    }
  }
  return idle;
}
