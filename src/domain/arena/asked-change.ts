import type { Rows } from '#sync/records/collections.ts';

/** What an administrator asked the proposer of an arena to correct. */
export type AskedChange = {
  readonly note: string;
  /** UTC ISO instant. */
  readonly asked_at: string;
};

/**
 * The corrections that are open, by the arena: the last one that I was asked for, and as an
 * administrator what was asked about a proposal that I was told of. They stand in notifications.
 */
export function askedChanges(
  rows: readonly Rows['my_records'][],
): ReadonlyMap<string, AskedChange> {
  const found = new Map<string, AskedChange>();
  for (const row of rows) {
    if (row.kind !== 'notification') continue;
    const { code, arena_id, note, asked_at: noted, corrected } = row.data.data;
    const asked_at = code === 'arena_change_asked' ? row.data.created_at : noted;
    const is_one = code === 'arena_change_asked' || code === 'arena_proposed';
    if (!is_one || corrected === true || typeof arena_id !== 'string') continue;
    if (typeof note !== 'string' || typeof asked_at !== 'string') continue;
    const before = found.get(arena_id);
    if (before && Date.parse(before.asked_at) >= Date.parse(asked_at)) continue;
    found.set(arena_id, { note, asked_at });
  }
  return found;
}
