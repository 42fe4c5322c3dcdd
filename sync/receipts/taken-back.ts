import { effectsOf } from '../mutations/registry.ts';
import type { Receipt } from './receipts.ts';

type Asked = Pick<Receipt, 'name' | 'args' | 'user_id' | 'created_at'>;

const effects = ({ name, args, user_id, created_at }: Asked) =>
  effectsOf(name, args, { user_id, at: created_at });

/** The rows that a mutation is about, as `collection id`. */
export const rowsOf = (asked: Asked): string[] =>
  effects(asked).map(({ collection, id }) => `${collection} ${id}`);

/**
 * Among lost mutations, finds those that made a row which a later one removed again, and those
 * later ones. A place that was taken and given back needs nothing; sending only the first half
 * again would take it.
 * @returns their ids
 */
export function takenBack(lost: readonly Receipt[]): ReadonlySet<string> {
  const rows = new Map<string, { row: object | undefined; was_made: boolean }>();
  const inOrder = lost.toSorted((a, b) => a.seq - b.seq);
  for (const asked of inOrder) {
    for (const { collection, id, change } of effects(asked)) {
      const key = `${collection} ${id}`;
      const before = rows.get(key);
      const row = (change as (row: object | undefined) => object | undefined)(before?.row);
      rows.set(key, { row, was_made: before?.was_made || row !== undefined });
    }
  }
  const keysOf = new Map(inOrder.map((asked) => [asked.id, rowsOf(asked)]));
  const nothing = new Set(
    [...rows].flatMap(([key, { row, was_made }]) => (was_made && !row ? key : [])),
  );
  const idle = new Set<string>();
  for (const [id, keys] of keysOf) {
    if (keys.length > 0 && keys.every((key) => nothing.has(key))) idle.add(id);
  }
  // a mutation that also did something else is sent again, and then so is what undid a part of it
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
