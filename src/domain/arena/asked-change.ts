import * as v from 'valibot';
import type { Rows } from '#sync/records/collections.ts';
import { emptyArena, type ArenaForm } from './arena-form.ts';

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

/** A proposal that was rejected, for a new one. */
export type RefusedProposal = {
  /** Of the rejected arena, which does not exist any more. */
  readonly id: string;
  readonly reason: string;
  /** Contacts and pictures are empty: the server deletes them with the arena. */
  readonly values: ArenaForm;
};

/** What was proposed, from the notification that it was rejected; null where it has nothing. */
export function refusedProposal(
  rows: readonly Rows['my_records'][],
  arena_id: string,
): RefusedProposal | null {
  for (const row of rows) {
    if (row.kind !== 'notification' || row.data.data.arena_id !== arena_id) continue;
    const { success, output } = v.safeParse(Refused, row.data.data);
    if (!success) continue;
    const { latitude, longitude, description, ...texts } = output.proposal;
    const at = { latitude: String(latitude), longitude: String(longitude) };
    const values = { ...emptyArena, ...texts, ...at, description: description ?? '' };
    return { id: arena_id, reason: output.reason, values };
  }
  return null;
}
const Refused = v.object({
  code: v.literal('arena_refused'),
  reason: v.string(),
  proposal: v.object({
    name: v.string(),
    address: v.string(),
    city: v.string(),
    state: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    game_types: v.array(v.string()),
    description: v.nullish(v.string()),
  }),
});
